import { createContext, use, useEffect, useState } from 'react';
import type { StateId } from '#mocks/states/states.ts';
import type { AppHost } from '../start/start.ts';

/** The context of every tab: the simulated backend, and functions that control the app. */
export interface Director extends AppHost {
  /** Navigates the app without reloading the page. @param path below the base path, e.g. `/job/job_running#steps` */
  goTo(path: string): void;
  /** The address of the app: path, query and hash below the base path. */
  path(): string;
  /** Reloads the page in a state, on the screen of that state. */
  showState(id: StateId): void;
}

export const DirectorContext = createContext<Director | null>(null);

export function useDirector(): Director {
  const director = use(DirectorContext);
  if (!director) throw new Error('useDirector was called outside of the director.');
  return director;
}

/** Rerenders a tab at an interval, because the simulated backend does not notify React. */
export function useRerenderEvery(everyMs = 500): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
