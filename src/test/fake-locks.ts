import type { Locks } from '#shared/api/tab-lock.ts';

/** The locks of a browser: a name is held until its callback has settled. */
export function fakeLocks(): NonNullable<Locks> {
  const held = new Map<string, Promise<unknown>>();
  const request = (name: string, ...args: unknown[]) => {
    const run = args.at(-1) as (lock: Lock | null) => Promise<unknown>;
    const holder = held.get(name);
    if (holder && (args[0] as LockOptions).ifAvailable) return run(null);
    const running = (holder ?? Promise.resolve())
      .then(() => run({ name, mode: 'exclusive' }))
      .finally(() => {
        if (held.get(name) === running) held.delete(name);
      });
    held.set(name, running);
    return running;
  };
  return { request };
}
