import { createContext, use, useEffect, useState } from 'react';
import type { StateId } from '../../states/states.ts';
import type { Backend } from '../../backend.ts';

/** What every tab works with: the simulated backend, and the ways to move the app that stands in front of it. */
export interface Director {
  backend: Backend;
  /** Asks the backend as the page's own navigations do: redirects not followed, cookies kept. */
  ask(request: Request): Promise<Response>;
  /** Moves the app without loading the page again. @param path below the base path, e.g. `/job/job_running#steps` */
  goTo(path: string): void;
  /** Where the app is now: path, query and hash below the base path. */
  place(): string;
  /** Starts everything anew from a named state, and shows the screen that it is about. */
  startScenario(id: StateId): Promise<void>;
  /** Takes the app away, runs `change`, and brings the app back knowing nothing of what it had read before. */
  remount(change: () => Promise<void>): Promise<void>;
}

export const DirectorContext = createContext<Director | null>(null);

export function useDirector(): Director {
  const director = use(DirectorContext);
  if (!director) throw new Error('A tab of the director stands outside of it.');
  return director;
}

/** Whoever signed in last; undefined when nobody is here. */
export function signedInUser({ db }: Backend) {
  return db.users.get(db.sessions.all().at(-1)?.userId ?? '');
}

/** Draws a tab again while time passes: what it shows changes by itself. */
export function useLooks(everyMs: number): void {
  const [, setLooks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setLooks((looks) => looks + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
