import type { Backend } from '#mocks/backend.ts';
import { tellOffline } from '../steps/tell-offline.ts';
import { API_PREFIX } from './addresses.ts';
import { respondToNavigations, openInPage } from './cold-open.ts';
import { followAddress } from './follow-address.ts';
import { isDirectorWanted } from './is-director-wanted.ts';
import { createAsk, intercept } from './msw-internals/interception.ts';
import { openBackend } from './open-backend.ts';
import { readStartAddress } from './start-address.ts';
import { startSteps } from './start-steps.ts';

/** What the director controls: the backend and the app. */
export interface AppHost {
  backend: Backend;
  /** Unmounts the app, runs `change`, and mounts it again with an empty cache. */
  remount(change: () => Promise<void>): Promise<void>;
}

/** Opens the backend in the state of the address, and intercepts the page's requests. */
export async function start(remount: AppHost['remount']) {
  const asked = readStartAddress(location.href);
  const { problems } = asked;
  const isServerAddress = location.href.startsWith(API_PREFIX);
  const backend = await openBackend();
  const ask = createAsk(backend.handlers);

  if (isServerAddress) {
    // A static host has no server at /api. It responded with the app, which now responds in place of the server.
    return openInPage(location.href, API_PREFIX, ask);
  }
  const tellLine = () => tellOffline(backend.faults.line() === 'offline');
  tellLine();
  // A state or a fault may change the connection; the next request applies it.
  backend.requests.subscribe(tellLine);
  intercept(ask, API_PREFIX);
  respondToNavigations(API_PREFIX, ask);
  const plan = await followAddress(asked, backend);

  if (backend.problem !== undefined) problems.push(backend.problem);
  if (plan) void startSteps(plan, backend);
  const hasDirector = isDirectorWanted(asked.director);
  return { host: { backend, remount }, hasDirector, problem: problems.join(' ') || undefined };
}
