import { createContext, use, useEffect, useState } from 'react';
import type { Backend } from '#mocks/backend.ts';
import type { StateId } from '#mocks/states/states.ts';
import type { AppHost } from '../start/start.ts';

/** What every tab uses: the simulated backend, and functions to control the app. */
export interface Director extends AppHost {
  /** Navigates the app without reloading the page. @param path below the base path, e.g. `/job/job_running#steps` */
  goTo(path: string): void;
  /** Where the app is now: path, query and hash below the base path. */
  place(): string;
  /** Restarts from a state, and shows its screen. */
  showState(id: StateId): Promise<void>;
}

export const DirectorContext = createContext<Director | null>(null);

export function useDirector(): Director {
  const director = use(DirectorContext);
  if (!director) throw new Error('useDirector was called outside of the director.');
  return director;
}

/** The person of the last session; undefined without one. */
export function signedInUser({ db }: Backend) {
  return db.users.get(db.sessions.all().at(-1)?.userId ?? '');
}

/** Renders a tab again at an interval. */
export function useRerenderEvery(everyMs = 500): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
