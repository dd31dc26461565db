import { clear, createStore } from 'idb-keyval';

/**
 * A named state starts on a fresh device: journals, drafts and histories of the state before would be resumed on
 * rows that no longer exist. The theme is the person's, not the state's, and stays.
 */
export async function forgetDevice(): Promise<void> {
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  for (const name of names) {
    if (name.startsWith('twin-studio:')) localStorage.removeItem(name);
  }
  try {
    await clear(createStore('twin-studio', 'files'));
  } catch {
    // No IndexedDB here: then nothing was kept in it either.
  }
}

/** What a named state's person has on their own device, where the app keeps it. Does nothing where storage is refused. */
export function rememberOnDevice(userId: string, entries: Record<string, unknown>): void {
  try {
    for (const [name, value] of Object.entries(entries)) {
      localStorage.setItem(`twin-studio:${name}:${userId}`, JSON.stringify(value));
    }
  } catch {
    // The state is then as on another device.
  }
}
