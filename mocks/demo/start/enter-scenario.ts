import { get, set, setMany } from 'idb-keyval';
import { FAVOURITE, photoIds, pictureId, seededFileNames, seededTexts } from '../../states/device-files.ts';
import { STATES, type StateId } from '../../states/states.ts';
import { API_PREFIX, fileUrl } from './addresses.ts';
import { fileStore, forgetDevice, writeDevice } from './device-record.ts';
import type { Interception } from './msw-internals/interception.ts';

const HOUR_MS = 3_600_000;

/** Signs the person of a state in or out by the app's own calls, on a device as theirs would be at `now`. */
export async function enter(scenario: StateId, ask: Interception['ask'], now: number): Promise<void> {
  await forgetDevice();
  await writeDevice({ texts: seededTexts(scenario, now), files: {} });
  await rememberFiles(scenario, now);
  await ask(new Request(`${API_PREFIX}${STATES[scenario].person ? `callback?code=${scenario}` : 'logout'}`));
}

/** Puts a state's photos and pictures where the app keeps them. What storage refuses is left out. */
async function rememberFiles(scenario: StateId, now: number): Promise<void> {
  const ids = photoIds(STATES[scenario].device?.photos ?? 0);
  const names = seededFileNames(scenario).filter((name) => name.startsWith('photo'));
  if (ids.length > 0) {
    const values = [ids, ...(await Promise.all(ids.map(keptPhoto)))];
    const entries = names.map((name, index): [string, unknown] => [name, values[index]]);
    await setMany(entries, fileStore()).catch(() => undefined);
  }
  await rememberPictures(scenario, now);
}

/** Puts a state's pictures there, unless that person has kept some already: also for who signs in by choosing one. */
export async function rememberPictures(scenario: StateId, now: number): Promise<void> {
  const { person, device: { pictures = [] } = {} } = STATES[scenario];
  if (!person || pictures.length === 0) return;
  const name = `pictures:${person.userId}`;
  const values = pictures.map(({ file, ...picture }, index) => ({
    ...picture,
    id: pictureId(index),
    imageUrl: fileUrl(`pictures/${file}.svg`),
    sentPrompt: `${picture.triggerWord} person, ${picture.prompt}`,
    createdAt: now - (index + 1) * HOUR_MS,
    isFavourite: index === FAVOURITE,
  }));
  try {
    if ((await get(name, fileStore())) === undefined) await set(name, values, fileStore());
  } catch {
    // The state is then as on another device.
  }
}

async function keptPhoto(id: string) {
  const name = `${id}.jpg`;
  const response = await fetch(fileUrl(`sample-photos/${name}`));
  // Private windows of Safari store no files, but plain bytes.
  const bytes = { type: 'image/jpeg', bytes: await response.arrayBuffer() };
  return { name, lastModified: 0, bytes, fingerprint: id, preview: bytes };
}
