import { isPathSegment } from '#openapi/safe-address.ts';
import { removeItem, writeItem } from '../lib/device-store.ts';
import { STORAGE_KEYS } from '../lib/storage-keys.ts';
import { createStore, useStore } from '../lib/store.ts';
import { onTabMessage, postToTabs } from '../lib/tabs.ts';
import { ApiError } from './api-error.ts';
import { fetchPath, setSessionReload } from './client.ts';
import { currentUser, holdRequestsUntilChecked, setCurrentUser } from './current-user.ts';
import { forgetSignInAttempt } from './sign-in.ts';

/** Why the session ended: by the server, or by Sign Out in another tab. */
export type SessionEnd = 'ended' | 'otherTab';

/** The session as the user operation reports it (spec §4). */
export type Session =
  | { status: 'loading' }
  | { status: 'signedIn'; userId: string }
  | {
      status: 'signedOut';
      /** Set when the session did not end by Sign Out on this page. */
      end?: SessionEnd;
      /** Set when the user request failed with an error other than 401: the server may be unreachable (decision 20). */
      problem?: ApiError;
      retry(): void;
    };

/** Used in requests when the server sends a user without an id (spec §3). */
const FALLBACK_USER_ID = 'demo_user';

const LOADING: Session = { status: 'loading' };

const session = createStore<Session>(LOADING, () => void loadSession());
/** Incremented when the user changes, so that the next user sees none of the previous user's data. */
const sessionEpoch = createStore(0);
let end: SessionEnd | undefined;
let fetching: Promise<void> | undefined;
/** The user last announced to the other tabs; undefined before the first response. */
let announcedUserId: string | null | undefined;

/** The session. Signed in means that the user operation returned data (spec §3). */
export function useSession(): Session {
  return useStore(session);
}

/** Changes with the user. Used as the key of components that show a user's data. */
export function useSessionEpoch(): number {
  return useStore(sessionEpoch);
}

/** The user id for requests: the signed-in user's, or `demo_user` (spec §6). */
export function useUserId(): string {
  const session = useSession();
  return session.status === 'signedIn' ? session.userId : FALLBACK_USER_ID;
}

/** Called by Sign Out. Clears the screen in every tab immediately, without waiting for the server. */
export function signOut(): void {
  postToTabs({ kind: 'signedOut' });
  endSession(undefined);
}

/** Resolves when the session is known or the user request has failed. */
export function loadSession(): Promise<void> {
  return session.get().status === 'loading' ? fetchUser() : Promise.resolve();
}

/** Resets the module; for tests, and when the demo restarts. */
export function resetSession(): void {
  fetching = undefined;
  announcedUserId = undefined;
  end = undefined;
  session.set(LOADING);
  setCurrentUser(undefined);
}

/**
 * Reads the session; concurrent callers share one request.
 * @param isRecheck preserves the session when the request fails with an error other than 401
 */
function fetchUser(isRecheck = false): Promise<void> {
  if (fetching) return fetching;
  const responded: Promise<void> = checkSession(isRecheck).then((apply) => {
    // A newer request or Sign Out has superseded this response.
    if (fetching !== responded) return fetching;
    fetching = undefined;
    apply();
    return undefined;
  });
  fetching = responded;
  return responded;
}

/** Reads the session again. Until then the previous user's data is hidden and all other requests wait. */
function refetchUser(): void {
  session.set(LOADING);
  fetching = undefined;
  holdRequestsUntilChecked(fetchUser());
}

/** Requests the user. @returns a function that applies the response to the session */
async function checkSession(isRecheck: boolean): Promise<() => void> {
  try {
    const user = (await fetchPath('/api/auth/user')) as { id?: unknown } | null;
    const userId = user === null ? null : userIdOf(user);
    return () => setSessionUser(userId);
  } catch (thrown) {
    const problem = thrown instanceof ApiError ? thrown : ApiError.of('unreadable', thrown);
    return () => {
      if (problem.status === 401) setSessionUser(null);
      else if (!isRecheck || currentUser() === undefined) setSessionUser(undefined, problem);
    };
  }
}

/** The user's id. @throws {ApiError} for an unusable id, because two users must never share the fallback */
function userIdOf(user: { id?: unknown }): string {
  const id = user.id ?? '';
  if (typeof user !== 'object' || Array.isArray(user) || typeof id !== 'string')
    throw ApiError.of('unreadable');
  if (id === '') return FALLBACK_USER_ID;
  if (id.trim() === '' || !isPathSegment(id)) throw ApiError.of('unreadable');
  return id;
}

/** @param userId the signed-in user; `null` when signed out, undefined when unknown because of `problem` */
function setSessionUser(userId: string | null | undefined, problem?: ApiError): void {
  switchUser(userId ?? undefined, 'ended');
  // The next page load shows the landing immediately unless a user was signed in (src/start/early-requests.js).
  if (userId === null) removeItem(STORAGE_KEYS.wasSignedIn);
  else if (userId !== undefined) {
    writeItem(STORAGE_KEYS.wasSignedIn, '1');
    forgetSignInAttempt();
  }
  if (userId == null) {
    const reason = problem ? { problem } : end && { end };
    session.set({ status: 'signedOut', retry: () => void fetchUser(), ...reason });
  } else {
    session.set({ status: 'signedIn', userId });
  }
  if (userId === undefined || userId === announcedUserId) return;
  announcedUserId = userId;
  postToTabs({ kind: 'user', userId });
}

/** Ends the session after Sign Out in this or another tab. */
function endSession(reason: SessionEnd | undefined): void {
  fetching = undefined;
  announcedUserId = null;
  switchUser(undefined, reason);
  setSessionUser(null);
}

function switchUser(next: string | undefined, reason: SessionEnd | undefined): void {
  const before = currentUser();
  setCurrentUser(next);
  if (before !== undefined && before !== next) {
    sessionEpoch.set(sessionEpoch.get() + 1);
    end = reason;
  }
  if (next !== undefined) end = undefined;
}

// A 401 of any other request means that the session ended elsewhere; a redirect may mean the same.
setSessionReload(fetchUser);

onTabMessage((message) => {
  if (message.kind === 'signedOut' && currentUser() !== undefined) endSession('otherTab');
  if (message.kind !== 'user') return;
  announcedUserId = message.userId;
  if (message.userId !== (currentUser() ?? null)) refetchUser();
});

if (typeof window !== 'undefined') {
  // Back may restore a cached page of a user who has signed out. Reload such a page.
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.documentElement.style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (navigator.onLine) return location.reload();
    // Offline, a reload would show the browser's error page.
    refetchUser();
    document.documentElement.style.visibility = '';
  });
}
