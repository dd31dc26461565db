import type { ScenarioId } from '../server/backend.ts';
import { SCENARIO_IDS, SCENARIOS } from '../scenarios/scenarios.ts';
import { API_PREFIX } from './addresses.ts';
import { answerNavigations, openInPage } from './cold-open.ts';
import { forgetDevice, rememberOnDevice } from './forget-device.ts';
import { answerDirectly, intercept, type Interception } from './msw-internals/interception.ts';
import { openBackend } from './open-backend.ts';
import { readLeftSpeed, readStartAddress } from './start-address.ts';

export interface StartedMock {
  /** Simulated milliseconds since the epoch. */
  now(): number;
  /** What the person should know about the start, in sentences. */
  problem?: string;
}

/** Opens the backend in the state the address asks for, and puts it between the page and the network. */
export async function start({ isStorageForbidden }: { isStorageForbidden: boolean }): Promise<StartedMock> {
  const { scenario, speed, problems, cleanHref } = readStartAddress(location.href, SCENARIO_IDS);
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
  if (scenario !== undefined) await enter(scenario, interception, backend.clock.now());
  if (cleanHref !== undefined) {
    history.replaceState(history.state, '', cleanHref);
    // The app has read the address already, and links back to it from Sign In.
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }

  if (isStorageForbidden) {
    problems.push('This browser lets the demo store nothing, so what you do lasts until this tab is closed.');
  } else if (backend.problem !== undefined) problems.push(backend.problem);
  return { now: () => backend.clock.now(), ...(problems.length > 0 ? { problem: problems.join(' ') } : {}) };
}

/** Signs the person of the state in, or out, by the calls that the app makes, too. */
async function enter(scenario: ScenarioId, { ask }: Pick<Interception, 'ask'>, now: number): Promise<void> {
  await forgetDevice();
  const { persona, device } = SCENARIOS[scenario];
  if (persona && device) rememberOnDevice(persona.userId, device(now));
  await ask(
    new Request(`${API_PREFIX}${SCENARIOS[scenario].persona ? `callback?code=${scenario}` : 'logout'}`),
  );
}
