import { vi } from 'vitest';
import { scaled } from '#openapi/time-limits.mjs';

/** Waits for a truthy result and returns it: `waitFor` of testing-library needs a document and real timers. */
export function waitUntil<T>(find: () => T): ReturnType<typeof vi.waitUntil<T>> {
  return vi.waitUntil(find, { timeout: scaled(15_000) });
}
