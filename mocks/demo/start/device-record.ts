import { clear, createStore, entries, keys, setMany } from 'idb-keyval';
import type { StoredPhoto } from '#entities/training-photos/stored-photos.ts';
import { isReference, type SampleReference } from '../device/sample-photo.ts';
import { fileUrl } from './addresses.ts';

/** What the app stores on this device: small values as texts, files as JSON that contains their bytes. */
export interface DeviceRecord {
  texts: Record<string, string>;
  files: Record<string, unknown>;
}

const PREFIX = 'twin-studio:';

/** The app's files (src/shared/lib/device-files.ts). */
export const fileStore = createStore('twin-studio', 'files');

function ownNames(): string[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX))
    .toSorted();
}

/** Everything that the app stores on this device; empty when storage is refused. */
export async function readDevice(): Promise<DeviceRecord> {
  const stored = await entries<string, unknown>(fileStore).catch(() => []);
  const texts = ownNames().map((name) => [name, localStorage.getItem(name) ?? ''] as const);
  return {
    // What the app has removed is stored as null.
    texts: Object.fromEntries(texts.filter(([, text]) => text !== 'null')),
    files: (await replaced(Object.fromEntries(stored), asTextBytes)) as DeviceRecord['files'],
  };
}

/** Stores a record for the app. What storage refuses is skipped. */
export async function writeDevice({ texts, files }: DeviceRecord): Promise<void> {
  try {
    for (const [name, text] of Object.entries(texts)) {
      if (name.startsWith(PREFIX)) localStorage.setItem(name, text);
    }
    const stored = Object.entries((await replaced(files, asBytes)) as DeviceRecord['files']);
    await setMany(stored, fileStore);
  } catch {
    // The state is then as on another device.
  }
}

/**
 * A named state starts on a fresh device: journals, drafts and histories of the state before would be resumed on
 * rows that no longer exist. The theme belongs to the user and stays.
 */
export async function forgetDevice(): Promise<void> {
  for (const name of ownNames()) localStorage.removeItem(name);
  // Without IndexedDB nothing was stored in it either.
  await clear(fileStore).catch(() => undefined);
}

/** The number of photos for a training that are stored for a user. */
export async function countStoredPhotos(userId: string): Promise<number> {
  const names = await keys<string>(fileStore).catch(() => []);
  return names.filter((name) => name.startsWith(`photo:${userId}:`)).length;
}

/** The JSON form of a file's content. */
interface TextBytes {
  mediaType: string;
  base64: string;
}

/** The app's form of a file where the browser stores no files. */
function isPlainFile(value: unknown): value is { type: string; bytes: ArrayBuffer } {
  return (
    typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof ArrayBuffer
  );
}

/** The same value with some of its parts replaced, however deep they lie. */
async function replaced(value: unknown, replace: (part: unknown) => unknown): Promise<unknown> {
  const own = await replace(value);
  if (own !== value || typeof value !== 'object' || value === null) return own;
  if (Array.isArray(value)) return Promise.all(value.map((one) => replaced(one, replace)));
  const fields = Object.entries(value).map(
    async ([name, one]) => [name, await replaced(one, replace)] as const,
  );
  return Object.fromEntries(await Promise.all(fields));
}

async function asTextBytes(part: unknown): Promise<unknown> {
  const file = isPlainFile(part) ? new Blob([part.bytes], { type: part.type }) : part;
  if (!(file instanceof Blob)) return part;
  let letters = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) letters += String.fromCharCode(byte);
  return { mediaType: file.type, base64: btoa(letters) } satisfies TextBytes;
}

/** Bytes in the app's own form for browsers that store no files; sample photos in full. */
async function asBytes(part: unknown): Promise<unknown> {
  if (isReference(part)) return samplePhoto(part);
  const { mediaType, base64 } = (part ?? {}) as Partial<TextBytes>;
  if (typeof base64 !== 'string') return part;
  return { type: mediaType, bytes: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer };
}

/** A sample photo in the app's form of a chosen photo. */
async function samplePhoto({ sample, ...facts }: SampleReference): Promise<StoredPhoto> {
  // Private windows of Safari store no files, but plain bytes.
  const bytes = { type: 'image/jpeg', bytes: await sampleBytes(sample) };
  return { ...facts, bytes, preview: bytes };
}

const SAMPLES = 12;

/** The content of a sample photo. @param sample its number, from 1 */
async function sampleBytes(sample: number): Promise<ArrayBuffer> {
  const index = Math.max(0, sample - 1);
  const number = String((index % SAMPLES) + 1).padStart(2, '0');
  const content = await (await fetch(fileUrl(`sample-photos/sample-${number}.jpg`))).blob();
  return new Blob([content, new Uint8Array(Math.floor(index / SAMPLES))]).arrayBuffer();
}
