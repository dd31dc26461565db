import { clear, createStore, entries, keys, setMany } from 'idb-keyval';
import type { StoredPhoto } from '#entities/training-photos/stored-photos.ts';
import { isReference, type SampleReference } from '../device/sample-photo.ts';
import { fileUrl } from './addresses.ts';

/** The app's stored data on this device: small values as texts, files as JSON that contains their bytes. */
export interface DeviceRecord {
  texts: Record<string, string>;
  files: Record<string, unknown>;
}

const PREFIX = 'twin-studio:';

/** The store of the app's files (src/shared/lib/device-files.ts). */
export const fileStore = createStore('twin-studio', 'files');

function storedNames(): string[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX))
    .toSorted();
}

/** Reads all data of the app on this device; empty if the browser refuses storage. */
export async function readDevice(): Promise<DeviceRecord> {
  const stored = await entries<string, unknown>(fileStore).catch(() => []);
  const texts = storedNames().map((name) => [name, localStorage.getItem(name) ?? ''] as const);
  return {
    // The app stores null for a removed value.
    texts: Object.fromEntries(texts.filter(([, text]) => text !== 'null')),
    files: (await replaced(Object.fromEntries(stored), asTextBytes)) as DeviceRecord['files'],
  };
}

/** Stores a record for the app. Values that the browser refuses to store are skipped. */
export async function writeDevice({ texts, files }: DeviceRecord): Promise<void> {
  try {
    for (const [name, text] of Object.entries(texts)) {
      if (name.startsWith(PREFIX)) localStorage.setItem(name, text);
    }
    const stored = Object.entries((await replaced(files, asBytes)) as DeviceRecord['files']);
    await setMany(stored, fileStore);
  } catch {
    // Without storage, the state looks as on another device.
  }
}

/**
 * Clears the app's data on this device before a state starts. Otherwise the app would resume journals, drafts and histories
 * on rows that no longer exist. The theme belongs to the user and is preserved.
 */
export async function forgetDevice(): Promise<void> {
  for (const name of storedNames()) localStorage.removeItem(name);
  // Without IndexedDB, no files are stored.
  await clear(fileStore).catch(() => undefined);
}

/** The number of a user's stored training photos. */
export async function countStoredPhotos(userId: string): Promise<number> {
  const names = await keys<string>(fileStore).catch(() => []);
  return names.filter((name) => name.startsWith(`photo:${userId}:`)).length;
}

/** The JSON form of a file's content. */
interface TextBytes {
  mediaType: string;
  base64: string;
}

/** The app's format of a file in a browser that cannot store files. */
function isPlainFile(value: unknown): value is { type: string; bytes: ArrayBuffer } {
  return (
    typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof ArrayBuffer
  );
}

/** A copy of a value with parts replaced at any depth. */
async function replaced(value: unknown, replace: (part: unknown) => unknown): Promise<unknown> {
  const result = await replace(value);
  if (result !== value || typeof value !== 'object' || value === null) return result;
  if (Array.isArray(value)) return Promise.all(value.map((item) => replaced(item, replace)));
  const fields = Object.entries(value).map(
    async ([name, field]) => [name, await replaced(field, replace)] as const,
  );
  return Object.fromEntries(await Promise.all(fields));
}

async function asTextBytes(part: unknown): Promise<unknown> {
  const file = isPlainFile(part) ? new Blob([part.bytes], { type: part.type }) : part;
  if (!(file instanceof Blob)) return part;
  let characters = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) characters += String.fromCharCode(byte);
  return { mediaType: file.type, base64: btoa(characters) } satisfies TextBytes;
}

/** Restores bytes in the app's format for browsers that cannot store files. Loads sample photos. */
async function asBytes(part: unknown): Promise<unknown> {
  if (isReference(part)) return samplePhoto(part);
  const { mediaType, base64 } = (part ?? {}) as Partial<TextBytes>;
  if (typeof base64 !== 'string') return part;
  return {
    type: mediaType,
    bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer,
  };
}

/** A sample photo in the app's format of a chosen photo. */
async function samplePhoto({ sample, ...photo }: SampleReference): Promise<StoredPhoto> {
  // Private windows of Safari store plain bytes, but no files.
  const bytes = { type: 'image/jpeg', bytes: await sampleBytes(sample) };
  return { ...photo, bytes, preview: bytes };
}

const SAMPLES = 12;

/** The content of a sample photo. @param sample its number, from 1 */
async function sampleBytes(sample: number): Promise<ArrayBuffer> {
  const index = Math.max(0, sample - 1);
  const number = String((index % SAMPLES) + 1).padStart(2, '0');
  const content = await (await fetch(fileUrl(`sample-photos/sample-${number}.jpg`))).blob();
  return new Blob([content, new Uint8Array(Math.floor(index / SAMPLES))]).arrayBuffer();
}
