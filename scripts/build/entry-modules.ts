// Modules that the build and the size check look up in the bundle.

/** The modules that respond to the demo's first request. */
export const BACKEND = ['mocks/browser.ts', 'mocks/demo/start/start.ts'];
export const STUDIO = 'src/app/studio-screen.tsx';
export const LANDING = 'src/app/landing-screen.tsx';
/** Loaded with every signed-in screen. */
export const FRAME = 'src/app/signed-in-layout.tsx';
