import { BASE_PATH } from './paths.ts';

/** A message to the other tabs on this device, which share the session cookie, the server and the storage. */
export type TabMessage =
  /** The user operation has responded; `null` means signed out. */
  | { kind: 'user'; userId: string | null }
  | { kind: 'signedOut' }
  /** The data under this key of the query cache has changed on the server. */
  | { kind: 'queryChanged'; key: readonly string[] }
  /** The files of this name have changed (device-files.ts). */
  | { kind: 'filesChanged'; name: string; userId: string };

/** A channel rather than `localStorage`, which may be full or refused. */
const channel = openChannel();

/** Sends a message to every other tab. Does nothing without a channel. */
export function postToTabs(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin.
  channel?.postMessage(message);
}

/** Calls `listener` with each message of another tab. */
export function onTabMessage(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
}

/** Opens the channel; undefined while prerendering and where Firefox blocks site data, which makes it throw. */
function openChannel(): BroadcastChannel | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    return new BroadcastChannel(`twin-studio${BASE_PATH}`);
  } catch {
    return undefined;
  }
}
