import { BASE_PATH } from './paths.ts';

/** What one tab of the app lets the others on this device know. They share the session cookie and the credits. */
export type TabMessage =
  /** The server said who is signed in; `null`: signed out. */
  | { kind: 'person'; userId: string | null }
  | { kind: 'signedOut' }
  | { kind: 'creditsChanged' }
  | { kind: 'picturesChanged'; userId: string };

/** Not local storage: that may be full or refused, and its events are no messages. */
const channel = openChannel();

/** Reaches every other tab, never this one. Nobody where there is no channel. */
export function postToTabs(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin.
  channel?.postMessage(message);
}

export function onTabMessage(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
}

/** Can other tabs be heard? Where not, what they changed has to be asked for when the page is seen again. */
export const hasTabChannel = channel !== undefined;

/** None while the landing is written into the page, and none where Firefox blocks site data: it throws there. */
function openChannel(): BroadcastChannel | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    return new BroadcastChannel(`twin-studio${BASE_PATH}`);
  } catch {
    return undefined;
  }
}
