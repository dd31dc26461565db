import type { Backend } from '../server/backend.ts';
import { SCENARIO_IDS } from '../scenarios/scenarios.ts';
import { API_PREFIX } from './addresses.ts';
import { answerNavigations, openInPage } from './cold-open.ts';
import { enter } from './enter-scenario.ts';
import { answerDirectly, intercept, type Interception } from './msw-internals/interception.ts';
import { openBackend } from './open-backend.ts';
import { readLeftSpeed, readStartAddress } from './start-address.ts';

export interface StartedMock {
  /** Simulated milliseconds since the epoch. */
  now(): number;
  /** What the person should know about the start, in sentences. */
  problem?: string;
}

/** What the director works on: the backend of this page, and the app in front of it. */
export interface Stage extends Pick<Interception, 'ask'> {
  backend: Backend;
  /** Takes the app away, runs `change`, and brings the app back knowing nothing. */
  remount(change: () => Promise<void>): Promise<void>;
}

interface StartOptions {
  isStorageForbidden: boolean;
  remount: Stage['remount'];
}

/** Opens the backend in the state the address asks for, and puts it between the page and the network. */
export async function start({
  isStorageForbidden,
  remount,
}: StartOptions): Promise<StartedMock & { stage: Stage | undefined }> {
  const { scenario, speed, director, problems, cleanHref } = readStartAddress(location.href, SCENARIO_IDS);
  const isServerAddress = location.href.startsWith(API_PREFIX);
  const backend = await openBackend({
    scenario,
    speed: speed ?? (isServerAddress ? readLeftSpeed(document.referrer) : undefined),
  });

  if (isServerAddress) {
    // A static host has no server at /api: it answered with the app, which now answers in place of the server.
    return openInPage(location.href, API_PREFIX, answerDirectly(backend.handlers));
  }
  const interception = await intercept(backend.handlers, API_PREFIX);
  if (interception.mode === 'page') answerNavigations(API_PREFIX, interception);
  if (scenario !== undefined) await enter(scenario, interception.ask, backend.clock.now());
  if (cleanHref !== undefined) {
    history.replaceState(history.state, '', cleanHref);
    // The app has read the address already, and links back to it from Sign In.
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }

  if (isStorageForbidden) {
    problems.push('This browser lets the demo store nothing, so what you do lasts until this tab is closed.');
  } else if (backend.problem !== undefined) problems.push(backend.problem);
  const stage = isDirectorWanted(director) ? { backend, ask: interception.ask, remount } : undefined;
  return {
    stage,
    now: () => backend.clock.now(),
    ...(problems.length > 0 ? { problem: problems.join(' ') } : {}),
  };
}

/** Switched off by an address, the director stays away as long as this tab lives: for screenshots. */
function isDirectorWanted(wish: 'on' | 'off' | undefined): boolean {
  try {
    if (wish !== undefined) sessionStorage.setItem('twin-studio-mock:director', wish);
    return sessionStorage.getItem('twin-studio-mock:director') !== 'off';
  } catch {
    return wish !== 'off';
  }
}
