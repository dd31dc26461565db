import type { Backend } from '#mocks/backend.ts';
import { setOffline } from '../steps/set-offline.ts';
import { API_PREFIX } from './addresses.ts';
import { respondToNavigations, openInPage } from './cold-open.ts';
import { followAddress } from './follow-address.ts';
import { isDirectorWanted } from './is-director-wanted.ts';
import { createResponder, intercept } from './msw-internals/interception.ts';
import { openBackend } from './open-backend.ts';
import { readStartAddress } from './start-address.ts';
import { startSteps } from './start-steps.ts';

/** The backend and the app, which the director controls. */
export interface AppHost {
  backend: Backend;
  /** Unmounts the app, runs `change`, and mounts it again with an empty cache. */
  remount(change: () => Promise<void>): Promise<void>;
}

/** Creates the backend in the state of the address, and intercepts the page's requests. */
export async function start(remount: AppHost['remount']) {
  const address = readStartAddress(location.href);
  const { problems } = address;
  const isServerAddress = location.href.startsWith(API_PREFIX);
  const backend = await openBackend();
  const respond = createResponder(backend.handlers);

  if (isServerAddress) {
    // A static host has no API. It responded with the app, which now responds in place of the server.
    return openInPage(location.href, API_PREFIX, respond);
  }
  const applyLine = () => setOffline(backend.faults.line() === 'offline');
  applyLine();
  // A state or a fault may change the connection; the next request applies it.
  backend.requests.subscribe(applyLine);
  intercept(respond, API_PREFIX);
  respondToNavigations(API_PREFIX, respond);
  const plan = await followAddress(address, backend);

  if (backend.problem !== undefined) problems.push(backend.problem);
  if (plan) void startSteps(plan, backend);
  const hasDirector = isDirectorWanted(address.director);
  return { host: { backend, remount }, hasDirector, problem: problems.join(' ') || undefined };
}
