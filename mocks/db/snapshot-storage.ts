import type { Pieces } from './snapshot.ts';

/** Stores the database between two page loads. */
export interface SnapshotStorage {
  /** The last saved snapshot, of any tab; null when there is none. The same object until another tab saves. */
  load(): Promise<Pieces | null>;
  /** Saves all pieces atomically; unchanged ones may be skipped. */
  save(pieces: Pieces): Promise<void>;
  /** Keeps a copy of an unreadable snapshot. */
  saveDamaged?(pieces: Pieces): Promise<void>;
  /** Runs while it holds this storage's lock, which all tabs share. Missing where only one backend uses the storage. */
  exclusive?<T>(run: () => Promise<T>): Promise<T>;
  /** Calls back after every save of another tab. */
  subscribe?(changed: () => void): void;
}

/** Keeps the snapshot in memory; backends that share it behave like tabs. */
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

/** A place to store one text. */
export interface TextFile {
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
  writeDamaged(text: string): Promise<void>;
}

/** Stores all pieces as one JSON object. */
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
    return new Map(pieces.map(([name, value]) => [name, JSON.stringify(value)]));
  } catch {
    return new Map([['head', text]]);
  }
}
