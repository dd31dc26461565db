import { asciiJson } from './table.ts';
import type { Pieces } from './snapshot.ts';

/** Stores the database between two page loads. */
export interface SnapshotStorage {
  /** The last saved snapshot, of any tab; the same map until another tab saves. Null when there is none. */
  load(): Promise<Pieces | null>;
  /** Saves all pieces atomically. Unchanged ones need not be written. */
  save(pieces: Pieces): Promise<void>;
  /** Keeps a copy of an unreadable snapshot. */
  saveDamaged?(pieces: Pieces): Promise<void>;
  /** Runs exclusively among all tabs with this storage. Without it, a storage belongs to one backend. */
  exclusive?<T>(run: () => Promise<T>): Promise<T>;
  /** Calls back whenever another tab has saved. */
  subscribe?(changed: () => void): void;
}

/** Keeps the snapshot in memory; several backends may share one, like tabs do. */
export function memoryStorage(
  initial: Pieces | null = null,
): SnapshotStorage & { damaged: Pieces | undefined } {
  let stored = initial;
  let tail: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const memory = {
    damaged: undefined as Pieces | undefined,
    load: async () => stored,
    async save(pieces: Pieces) {
      stored = pieces;
      for (const changed of listeners) changed();
    },
    async saveDamaged(pieces: Pieces) {
      memory.damaged = pieces;
    },
    exclusive<T>(run: () => Promise<T>): Promise<T> {
      const result = tail.then(run);
      tail = result.catch(() => undefined);
      return result;
    },
    subscribe: (changed: () => void) => void listeners.add(changed),
  };
  return memory;
}

/** Where one text is kept. */
export interface TextFile {
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
  writeDamaged(text: string): Promise<void>;
}

/** Keeps the pieces together as one JSON object, in a place for a text. */
export function textStorage({ read, write, writeDamaged }: TextFile): SnapshotStorage {
  let known: { text: string | null; pieces: Pieces | null } = { text: null, pieces: null };
  return {
    async load() {
      const text = await read();
      if (text !== known.text) known = { text, pieces: text === null ? null : split(text) };
      return known.pieces;
    },
    async save(pieces) {
      const text = `{${[...pieces].map(([name, json]) => `"${name}":${json}`).join(',\n')}}\n`;
      await write(text);
      known = { text, pieces };
    },
    saveDamaged: () => writeDamaged(known.text ?? ''),
  };
}

function split(text: string): Pieces {
  try {
    const pieces = Object.entries(JSON.parse(text) as object);
    return new Map(pieces.map(([name, value]) => [name, asciiJson(value)]));
  } catch {
    return new Map([['head', text]]);
  }
}
