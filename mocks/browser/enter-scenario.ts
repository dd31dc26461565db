import { SCENARIOS, type ScenarioId } from '../scenarios/scenarios.ts';
import { API_PREFIX } from './addresses.ts';
import { forgetDevice, rememberOnDevice } from './forget-device.ts';
import type { Interception } from './msw-internals/interception.ts';
import { rememberFiles } from './remember-files.ts';

/**
 * Signs the person of a state in, or out, by the calls that the app makes, too; on a device that knows what theirs
 * would. @param now simulated milliseconds since the epoch
 */
export async function enter(scenario: ScenarioId, ask: Interception['ask'], now: number): Promise<void> {
  await forgetDevice();
  const { persona, device } = SCENARIOS[scenario];
  if (persona && device) rememberOnDevice(persona.userId, device(now));
  await rememberFiles(scenario, now);
  await ask(new Request(`${API_PREFIX}${persona ? `callback?code=${scenario}` : 'logout'}`));
}
