import { noteWrite, readUnkept } from './device-keeps.ts';
import { read, type Schema } from './schema.ts';

export interface DeviceStore<T> {
  /** What was written for this user, or undefined: nothing there, damaged, or of an older shape. */
  read(userId: string): T | undefined;
  /** The same as it is stored, to see cheaply whether it changed. */
  readText(userId: string): string | undefined;
  /** @returns false when it could only be kept in memory (storage full or forbidden). */
  write(userId: string, value: T): boolean;
  remove(userId: string): void;
}

const PREFIX = 'twin-studio';

/**
 * Small values kept on this device, per user (decision 16). Never throws.
 * @param schema reads what is there: another version, or another tab, may have written it.
 */
export function deviceStore<T>(name: string, schema: Schema<T>): DeviceStore<T> {
  const keyOf = (userId: string) => `${PREFIX}:${name}:${userId}`;
  const readText = (userId: string) => {
    const unkept = readUnkept(keyOf(userId));
    if (typeof unkept === 'string') return unkept;
    return attempt(() => localStorage.getItem(keyOf(userId))) ?? undefined;
  };
  return {
    readText,
    read(userId) {
      const text = readText(userId);
      return text === undefined ? undefined : attempt(() => read(schema, JSON.parse(text)));
    },
    write(userId, value) {
      const text = JSON.stringify(value);
      const isKept = attempt(() => (localStorage.setItem(keyOf(userId), text), true)) ?? false;
      noteWrite(keyOf(userId), isKept, text);
      return isKept;
    },
    remove(userId) {
      noteWrite(keyOf(userId), true);
      attempt(() => localStorage.removeItem(keyOf(userId)));
    },
  };
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** The same for this tab alone: it survives a reload, and is not kept when the tab is closed. */
export function tabStore<T>(
  name: string,
  schema: Schema<T>,
): Pick<DeviceStore<T>, 'read' | 'write' | 'remove'> {
  const keyOf = (userId: string) => `${PREFIX}:${name}:${userId}`;
  const unkept = new Map<string, string>();
  return {
    read(userId) {
      const stored = unkept.get(userId) ?? attempt(() => sessionStorage.getItem(keyOf(userId))) ?? undefined;
      return stored === undefined ? undefined : attempt(() => read(schema, JSON.parse(stored)));
    },
    write(userId, value) {
      const text = JSON.stringify(value);
      const isKept = attempt(() => (sessionStorage.setItem(keyOf(userId), text), true)) ?? false;
      if (isKept) unkept.delete(userId);
      else unkept.set(userId, text);
      return isKept;
    },
    remove(userId) {
      unkept.delete(userId);
      attempt(() => sessionStorage.removeItem(keyOf(userId)));
    },
  };
}
