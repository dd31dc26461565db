import type { Locks } from '#shared/api/tab-lock.ts';

/** Locks of a browser for tests: a name is held until its callback has settled. */
export function fakeLocks(): NonNullable<Locks> {
  const held = new Map<string, Promise<unknown>>();
  const request = (name: string, ...given: unknown[]) => {
    const run = given.at(-1) as (lock: Lock | null) => Promise<unknown>;
    const before = held.get(name);
    if (before && (given[0] as LockOptions).ifAvailable) return run(null);
    const running = (before ?? Promise.resolve())
      .then(() => run({ name, mode: 'exclusive' }))
      .finally(() => {
        if (held.get(name) === running) held.delete(name);
      });
    held.set(name, running);
    return running;
  };
  return { request };
}
