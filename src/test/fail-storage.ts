import { vi } from 'vitest';

/** Storage that throws, as when it is full or lost; for the calls that `isMeant` picks by the name of what is stored. */
export function failStorage<Store extends 'IDBObjectStore' | 'Storage'>(
  store: Store,
  method: Store extends 'Storage' ? 'getItem' | 'setItem' | 'removeItem' : 'get' | 'put',
  isMeant: (...given: unknown[]) => boolean = () => true,
  error = 'QuotaExceededError',
) {
  const { prototype } = globalThis[store] as { prototype: Record<string, (...given: unknown[]) => unknown> };
  const original = prototype[method]!;
  return vi.spyOn(prototype, method).mockImplementation(function fail(this: unknown, ...given) {
    if (isMeant(...given)) throw new DOMException(error, error);
    return original.apply(this, given);
  });
}
