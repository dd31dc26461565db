import { createStore, entries, setMany, type UseStore } from 'idb-keyval';

/** What the app keeps on this device: small values as texts, files as JSON with their bytes in it. */
export interface DeviceRecord {
  texts: Record<string, string>;
  files: Record<string, unknown>;
}

const PREFIX = 'twin-studio:';

const fileStore = (): UseStore => createStore('twin-studio', 'files');

/** Everything that the app keeps here now; empty where storage is refused. */
export async function readDevice(): Promise<DeviceRecord> {
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  const own = names.filter((name) => name.startsWith(PREFIX)).toSorted();
  const kept = await entries<string, unknown>(fileStore()).catch(() => []);
  const files = kept.map(async ([name, value]) => [name, await withTextBytes(value)] as const);
  return {
    texts: Object.fromEntries(own.map((name) => [name, localStorage.getItem(name) ?? ''])),
    files: Object.fromEntries(await Promise.all(files)),
  };
}

/** Puts a record where the app looks for it. What storage refuses is left out. */
export async function writeDevice({ texts, files }: DeviceRecord): Promise<void> {
  try {
    for (const [name, text] of Object.entries(texts)) {
      if (name.startsWith(PREFIX)) localStorage.setItem(name, text);
    }
    await setMany(
      Object.entries(files).map(([name, value]) => [name, withBytes(value)]),
      fileStore(),
    );
  } catch {
    // The state is then as on another device.
  }
}

/** Stands in JSON for a file's content. */
interface TextBytes {
  mediaType: string;
  base64: string;
}

async function withTextBytes(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    let letters = '';
    for (const byte of new Uint8Array(await value.arrayBuffer())) letters += String.fromCharCode(byte);
    return { mediaType: value.type, base64: btoa(letters) } satisfies TextBytes;
  }
  if (Array.isArray(value)) return Promise.all(value.map(withTextBytes));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(async ([name, one]) => [name, await withTextBytes(one)] as const);
  return Object.fromEntries(await Promise.all(fields));
}

function withBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBytes);
  if (typeof value !== 'object' || value === null) return value;
  if ('base64' in value && typeof value.base64 === 'string') {
    const { mediaType, base64 } = value as TextBytes;
    return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: mediaType });
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withBytes(one)]));
}
