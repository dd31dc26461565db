import { useSyncExternalStore } from 'react';

/** Often enough for a clock that is sped up; nothing is drawn unless the value changes. */
const LOOK_EVERY_MS = 250;

/** A value that follows from the time. Only the component that shows it is drawn again, and only when it changed. */
export function useClockValue<T extends string | number>(read: () => T): T {
  return useSyncExternalStore(tick, read);
}

function tick(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
