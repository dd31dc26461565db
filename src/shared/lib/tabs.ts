import { BASE_PATH } from './paths.ts';

/** What one tab of the app lets the others on this device know. They share the session cookie and the credits. */
export type TabNews =
  /** The server said who is signed in; `null`: signed out. */
  { kind: 'person'; userId: string | null } | { kind: 'signedOut' } | { kind: 'creditsChanged' };

/** Not local storage: that may be full or refused, and its events are no messages. */
const channel = typeof document === 'undefined' ? undefined : new BroadcastChannel(`twin-studio${BASE_PATH}`);

/** Reaches every other tab, never this one. */
export function postToTabs(news: TabNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin.
  channel?.postMessage(news);
}

export function onTabNews(listener: (news: TabNews) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<TabNews>) => listener(data));
}
