import { vi } from 'vitest';

/**
 * Lets a storage method throw, as when the device is full.
 * @param isMeant selects the failing invocations by their arguments
 */
export function failStorage<Store extends 'IDBObjectStore' | 'Storage'>(
  store: Store,
  method: Store extends 'Storage' ? 'getItem' | 'setItem' | 'removeItem' : 'get' | 'put',
  isMeant: (...args: unknown[]) => boolean = () => true,
  error = 'QuotaExceededError',
) {
  const { prototype } = globalThis[store] as { prototype: Record<string, (...args: unknown[]) => unknown> };
  const original = prototype[method]!;
  return vi.spyOn(prototype, method).mockImplementation(function fail(this: unknown, ...args) {
    if (isMeant(...args)) throw new DOMException(error, error);
    return original.apply(this, args);
  });
}
