import { get, set } from 'idb-keyval';
import { STATES, type StateId } from '#mocks/states/states.ts';
import { seededFiles, seededPictures, seededTexts } from '../device/seeded-device.ts';
import { API_PREFIX, fileUrl } from './addresses.ts';
import { fileStore, forgetDevice, writeDevice } from './device-record.ts';
import type { Interception } from './msw-internals/interception.ts';

/** Signs the person of a state in or out by the app's own calls, on a device as theirs would be at `now`. */
export async function enter(scenario: StateId, ask: Interception['ask'], now: number): Promise<void> {
  await forgetDevice();
  await writeDevice({ texts: seededTexts(scenario, now), files: seededFiles(scenario, now, fileUrl) });
  await signIn(ask, STATES[scenario].person && scenario);
}

/** By the calls that the app makes, so that the cookie is set, too. @param code a state of the person; else nobody */
export async function signIn(ask: Interception['ask'], code: string | undefined): Promise<void> {
  await ask(new Request(`${API_PREFIX}${code === undefined ? 'logout' : `callback?code=${code}`}`));
}

/** For who signs in by choosing a person: that state's pictures, unless the person has kept some already. */
export async function rememberPictures(scenario: StateId, now: number): Promise<void> {
  const pictures = seededPictures(scenario, now, fileUrl);
  if (pictures.length === 0) return;
  const name = `pictures:${STATES[scenario].person?.userId ?? ''}`;
  try {
    if ((await get(name, fileStore())) === undefined) await set(name, pictures, fileStore());
  } catch {
    // The state is then as on another device.
  }
}
