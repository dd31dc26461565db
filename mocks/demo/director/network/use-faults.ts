import { useSyncExternalStore } from 'react';
import type { Fault } from '#mocks/server/faults.ts';
import { createStore, useStore } from '#shared/lib/store.ts';
import { useDirector } from '../director.ts';

/** What was changed last. A new object each time, so that every list of faults is rendered anew. */
const lastChange = createStore({ words: '' });

/** The current faults, without those of the connection. Each call that one applies to counts it down. */
export function useFaults() {
  const { faults, calls } = useDirector().backend;
  useSyncExternalStore(calls.subscribe, calls.list);
  const { words } = useStore(lastChange);
  const list = faults.list().filter(({ line }) => line === undefined);

  const changed = (change: Promise<void>, done: string) => change.then(() => lastChange.set({ words: done }));
  return {
    list,
    line: faults.line(),
    /** What was changed last, in words. */
    message: words,
    add: (fault: Fault) => changed(faults.add(fault), 'Added.'),
    remove: (fault: Fault) => changed(faults.remove(fault), 'Removed.'),
  };
}
