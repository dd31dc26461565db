/** This page has a state of its own, which ends with its tab or frame (isolate-before-paint.js, `?isolated`). */
export const isIsolated = window.name.startsWith('twin-studio-isolated:');
