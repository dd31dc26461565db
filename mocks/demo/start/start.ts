import { tellOffline } from '../play/tell-offline.ts';
import { API_PREFIX } from './addresses.ts';
import type { AppHost } from './app-host.ts';
import { answerNavigations, openInPage } from './cold-open.ts';
import { isDirectorWanted } from './director-opener.ts';
import { followAddress } from './follow-address.ts';
import { createAsk, intercept } from './msw-internals/interception.ts';
import { openBackend } from './open-backend.ts';
import { readStartAddress } from './start-address.ts';

export interface StartedBackend {
  /** Simulated milliseconds since the epoch. */
  now(): number;
  /** Problems of the start, as sentences. */
  problem?: string;
  host: AppHost | undefined;
}

/** Opens the backend in the state of the address, and intercepts the page's calls. */
export async function start(remount: AppHost['remount']): Promise<StartedBackend> {
  const asked = readStartAddress(location.href);
  const { problems } = asked;
  const isServerAddress = location.href.startsWith(API_PREFIX);
  const backend = await openBackend();
  const ask = createAsk(backend.handlers);

  if (isServerAddress) {
    // A static host has no server at /api: it answered with the app, which now answers in place of the server.
    return openInPage(location.href, API_PREFIX, ask);
  }
  const tellLine = () => tellOffline(backend.faults.line() === 'offline');
  tellLine();
  // A state or a fault changes the connection, and the next call shows it.
  backend.calls.subscribe(tellLine);
  intercept(ask, API_PREFIX);
  answerNavigations(API_PREFIX, ask);
  const toPlay = await followAddress(asked, backend);

  // See isolate-before-paint.js.
  if (document.documentElement.dataset['storage'] === 'tab') {
    problems.push('This browser lets the demo store nothing, so what you do lasts until this tab is closed.');
  } else if (backend.problem !== undefined) problems.push(backend.problem);
  const hasTools = isDirectorWanted(asked);
  if (toPlay) void import('./play-steps.ts').then(({ playSteps }) => playSteps(toPlay, backend, hasTools));
  const host = hasTools ? { backend, remount } : undefined;
  return {
    host,
    now: () => backend.clock.now(),
    ...(problems.length > 0 ? { problem: problems.join(' ') } : {}),
  };
}
