import { vi } from 'vitest';

/** Waits for a truthy result and returns it: `waitFor` of testing-library needs a document and real timers. */
export function waitUntil<T>(find: () => T): ReturnType<typeof vi.waitUntil<T>> {
  return vi.waitUntil(find, { timeout: 60_000 });
}
