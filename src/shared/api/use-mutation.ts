import { useCallback, useEffect, useRef, useState } from 'react';
import { currentUser } from './current-user.ts';

/** One action of a screen. A click runs it once. Unmounting aborts the signal, and a late response has no effect. */
export function useMutation<A extends unknown[], R>(action: (signal: AbortSignal, ...args: A) => Promise<R>) {
  const [isRunning, setRunning] = useState(false);
  const inFlight = useRef<AbortController>(undefined);
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });

  const cancel = useCallback(() => {
    inFlight.current?.abort();
    inFlight.current = undefined;
    setRunning(false);
  }, []);

  useEffect(() => () => inFlight.current?.abort(), []);

  /**
   * Runs the action. Resolves with undefined while another run is in flight, after unmounting, and when the user has
   * changed. Rejects with the error of the action, which the caller shows.
   */
  const run = useCallback(async (...args: A): Promise<R | undefined> => {
    if (inFlight.current && !inFlight.current.signal.aborted) return undefined;
    const controller = new AbortController();
    const user = currentUser();
    const isStale = () => controller.signal.aborted || (user !== undefined && user !== currentUser());
    inFlight.current = controller;
    setRunning(true);
    try {
      const result = await latest.current(controller.signal, ...args);
      return isStale() ? undefined : result;
    } catch (thrown) {
      if (isStale()) return undefined;
      throw thrown;
    } finally {
      if (inFlight.current === controller) {
        inFlight.current = undefined;
        setRunning(false);
      }
    }
  }, []);

  return { run, isRunning, cancel };
}
