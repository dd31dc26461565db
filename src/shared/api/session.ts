import { isPathSegment } from '#openapi/safe-address.ts';
import { removeItem, writeItem } from '../lib/device-store.ts';
import { STORAGE_KEYS } from '../lib/storage-keys.ts';
import { createStore, useStore } from '../lib/store.ts';
import { onTabMessage, postToTabs } from '../lib/tabs.ts';
import { ApiError } from './api-error.ts';
import { fetchPath, setSessionReload } from './client.ts';
import { currentUser, holdCallsUntil, setCurrentUser } from './current-user.ts';
import { forgetSignInAttempt } from './sign-in.ts';

/** Why the session ended: on the server, or by signing out in another tab. */
export type SessionEnd = 'ended' | 'otherTab';

/** Spec §4: loading, signed in or signed out, by the user call alone. */
export type Session =
  | { status: 'loading' }
  | { status: 'signedIn'; userId: string }
  | {
      status: 'signedOut';
      /** Set when a session ended other than by Sign Out on this page. */
      end?: SessionEnd;
      /** Set when the user call failed other than with 401: the server may be unreachable (decision 20). */
      problem?: ApiError;
      retry(): void;
    };

/** Used in calls when the server sends a user without an id (spec §3). */
const FALLBACK_USER_ID = 'demo_user';

const LOADING: Session = { status: 'loading' };

const session = createStore<Session>(LOADING, () => void loadSession());
/** Incremented when a user leaves this page, so that nothing of theirs is shown to the next one. */
const sessionEpoch = createStore(0);
let end: SessionEnd | undefined;
let fetching: Promise<void> | undefined;
/** The user last announced to the other tabs; undefined before the first answer. */
let announcedPerson: string | null | undefined;

/** The session. Signed in means that the user call returned data (spec §3). */
export function useSession(): Session {
  return useStore(session);
}

/** Changes when a user leaves this page. Used as a key for everything that was theirs. */
export function useSessionEpoch(): number {
  return useStore(sessionEpoch);
}

/** The id used in calls: the signed-in user's, or `demo_user` (spec §6). */
export function useUserId(): string {
  const session = useSession();
  return session.status === 'signedIn' ? session.userId : FALLBACK_USER_ID;
}

/** Called by Sign Out: clears the screen in every tab at once, however long the server takes. */
export function signOut(): void {
  postToTabs({ kind: 'signedOut' });
  endSession(undefined);
}

/** Resolves when the session is known, or the user call has failed. */
export function loadSession(): Promise<void> {
  return session.get().status === 'loading' ? fetchUser() : Promise.resolve();
}

/** Resets the module; for tests, and when the demo restarts. */
export function resetSession(): void {
  fetching = undefined;
  announcedPerson = undefined;
  end = undefined;
  session.set(LOADING);
  setCurrentUser(undefined);
}

/**
 * Calls the server; concurrent callers share one call.
 * @param isRecheck keeps the session when the call fails other than with 401
 */
function fetchUser(isRecheck = false): Promise<void> {
  if (fetching) return fetching;
  const responded: Promise<void> = checkSession(isRecheck).then((apply) => {
    // Superseded by a newer request, or by Sign Out.
    if (fetching !== responded) return fetching;
    fetching = undefined;
    apply();
    return undefined;
  });
  fetching = responded;
  return responded;
}

/** Calls the server again. Nothing of the previous user stays on the screen meanwhile, and all other calls wait. */
function refetchUser(): void {
  session.set(LOADING);
  fetching = undefined;
  holdCallsUntil(fetchUser());
}

/** @returns a function that applies the answer */
async function checkSession(isRecheck: boolean): Promise<() => void> {
  try {
    const user = (await fetchPath('/api/auth/user')) as { id?: unknown } | null;
    const person = user === null ? null : userIdOf(user);
    return () => setPerson(person);
  } catch (thrown) {
    const problem = thrown instanceof ApiError ? thrown : ApiError.of('unreadable', thrown);
    return () => {
      if (problem.status === 401) setPerson(null);
      else if (!isRecheck || currentUser() === undefined) setPerson(undefined, problem);
    };
  }
}

/** @throws {ApiError} unless it is a user with a usable id: two users must never share a fallback. */
function userIdOf(user: { id?: unknown }): string {
  const id = user.id ?? '';
  if (typeof user !== 'object' || Array.isArray(user) || typeof id !== 'string')
    throw ApiError.of('unreadable');
  if (id === '') return FALLBACK_USER_ID;
  if (id.trim() === '' || !isPathSegment(id)) throw ApiError.of('unreadable');
  return id;
}

/** @param person the signed-in user; `null`: signed out, undefined: unknown because of `problem` */
function setPerson(person: string | null | undefined, problem?: ApiError): void {
  switchPerson(person ?? undefined, 'ended');
  // The next page load shows the landing immediately unless a user was signed in (src/start/early-requests.js).
  if (person === null) removeItem(STORAGE_KEYS.wasSignedIn);
  else if (person !== undefined) {
    writeItem(STORAGE_KEYS.wasSignedIn, '1');
    forgetSignInAttempt();
  }
  session.set(
    person == null
      ? { status: 'signedOut', retry: () => void fetchUser(), ...(problem ? { problem } : end && { end }) }
      : { status: 'signedIn', userId: person },
  );
  if (person === undefined || person === announcedPerson) return;
  announcedPerson = person;
  postToTabs({ kind: 'user', userId: person });
}

/** Sign Out, here or in another tab. */
function endSession(how: SessionEnd | undefined): void {
  fetching = undefined;
  announcedPerson = null;
  switchPerson(undefined, how);
  setPerson(null);
}

function switchPerson(next: string | undefined, how: SessionEnd | undefined): void {
  const before = currentUser();
  setCurrentUser(next);
  if (before !== undefined && before !== next) {
    sessionEpoch.set(sessionEpoch.get() + 1);
    end = how;
  }
  if (next !== undefined) end = undefined;
}

// A 401 of any other call means that the session ended elsewhere; a redirect may mean so.
setSessionReload(fetchUser);

onTabMessage((message) => {
  if (message.kind === 'signedOut' && currentUser() !== undefined) endSession('otherTab');
  if (message.kind !== 'user') return;
  announcedPerson = message.userId;
  if (message.userId !== (currentUser() ?? null)) refetchUser();
});

if (typeof window !== 'undefined') {
  // A page that Back restores from the browser's cache may show somebody who has signed out: it is loaded anew.
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.documentElement.style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (navigator.onLine) return location.reload();
    // Offline, a reload would end in the browser's error page.
    refetchUser();
    document.documentElement.style.visibility = '';
  });
}
