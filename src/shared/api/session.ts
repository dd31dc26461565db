import { useSyncExternalStore } from 'react';
import { removeItem, writeItem } from '../lib/browser-storage.ts';
import { createListeners } from '../lib/create-listeners.ts';
import { hasTabChannel, onTabMessage, postToTabs } from '../lib/tabs.ts';
import { ApiError } from './api-error.ts';
import { setSessionReload } from './client.ts';
import { currentPerson, holdCallsUntil, setCurrentPerson } from './person.ts';
import { read } from './read.ts';

/** Why somebody who was here no longer is: the server ended the session, or another tab signed out. */
export type SessionEnd = 'ended' | 'otherTab';

/** Spec §4: loading, signed in, signed out; derived from the user call alone. */
export type Session =
  | { status: 'loading' }
  | { status: 'signedIn'; userId: string }
  | {
      status: 'signedOut';
      /** Only where somebody was here, and did not sign out on this page. */
      end?: SessionEnd;
      /** Set when the user call failed otherwise than by 401: the server may be away (decision 20). */
      problem?: ApiError;
      retry(): void;
    };

/** Used in calls when the server sends a user without an id (spec §3). */
const FALLBACK_USER_ID = 'demo_user';

const WAS_SIGNED_IN = 'twin-studio:was-signed-in';

const LOADING: Session = { status: 'loading' };
/** A page that comes back by Back is blank until the server said who is signed in, but not for longer than this. */
const BLANK_LIMIT_MS = 1_000;

let session: Session = LOADING;
/** How many people have left this page: what was shown and read for one is not for the next. */
let sessionEpoch = 0;
let end: SessionEnd | undefined;
let fetching: Promise<void> | undefined;
/** What the tabs agree on; undefined until one of them has asked. */
let announced: string | null | undefined;
const listeners = createListeners();

/** The session. Signed in means that the user call returned data (spec §3). */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => LOADING,
  );
}

/** Changes when a person leaves this page, by whatever way. A key for everything that was theirs. */
export function useSessionEpoch(): number {
  return useSyncExternalStore(
    subscribe,
    () => sessionEpoch,
    () => 0,
  );
}

/** The id used in calls: the signed-in user's, or `demo_user` (spec §6). */
export function useUserId(): string {
  const session = useSession();
  return session.status === 'signedIn' ? session.userId : FALLBACK_USER_ID;
}

/** Sign Out was pressed: the screens go at once, in every tab, however long the server takes. */
export function signOut(): void {
  postToTabs({ kind: 'signedOut' });
  endSession(undefined);
}

/** Resolves when it is known who is signed in, or that it cannot be known. */
export function loadSession(): Promise<void> {
  return session.status === 'loading' ? fetchUser() : Promise.resolve();
}

/** As when the page was opened; for tests, and for a demo that starts anew. */
export function resetSession(): void {
  fetching = undefined;
  announced = undefined;
  end = undefined;
  session = LOADING;
  setCurrentPerson(undefined);
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  if (session.status === 'loading') void fetchUser();
  return unsubscribe;
}

function show(next: Session): void {
  session = next;
  listeners.notify();
}

/**
 * Asks the server who is signed in, once for everybody who wants to know.
 * @param isRecheck nothing says that the session has ended: an answer that says nothing changes nothing
 */
function fetchUser(isRecheck = false): Promise<void> {
  if (fetching) return fetching;
  const answered: Promise<void> = readUser(isRecheck).then((apply) => {
    // A newer request, or Sign Out, came in between.
    if (fetching !== answered) return fetching;
    fetching = undefined;
    apply();
    return undefined;
  });
  fetching = answered;
  return answered;
}

/** Asks again, and keeps all other calls waiting until it is certain who is signed in. */
function refetchUser(): Promise<void> {
  fetching = undefined;
  const answered = fetchUser();
  holdCallsUntil(answered);
  return answered;
}

/** @returns what to do with the answer. */
async function readUser(isRecheck: boolean): Promise<() => void> {
  try {
    const user: { id?: unknown } | null = await read('/api/auth/user');
    if (user === null) return () => setPerson(null);
    return () => setPerson(typeof user.id === 'string' && user.id !== '' ? user.id : FALLBACK_USER_ID);
  } catch (thrown) {
    const problem = thrown instanceof ApiError ? thrown : ApiError.of('unreadable', thrown);
    return () => {
      if (problem.status === 401) setPerson(null);
      else if (!isRecheck || currentPerson() === undefined) setPerson(undefined, problem);
    };
  }
}

/** @param person who is signed in; `null`: signed out, undefined: unknown because of `problem`. */
function setPerson(person: string | null | undefined, problem?: ApiError): void {
  switchPerson(person ?? undefined, 'ended');
  rememberSignedIn(person);
  show(
    person == null
      ? { status: 'signedOut', retry: () => void fetchUser(), ...(problem ? { problem } : end && { end }) }
      : { status: 'signedIn', userId: person },
  );
  if (person === undefined || person === announced) return;
  announced = person;
  postToTabs({ kind: 'person', userId: person });
}

/** The next page load shows the landing at once where nobody was signed in (early-calls.js reads it). */
function rememberSignedIn(person: string | null | undefined): void {
  if (person === null) removeItem(WAS_SIGNED_IN);
  else if (person !== undefined) writeItem(WAS_SIGNED_IN, '1');
}

/** Sign Out was pressed, here or in another tab. */
function endSession(how: SessionEnd | undefined): void {
  fetching = undefined;
  announced = null;
  switchPerson(undefined, how);
  setPerson(null);
}

function switchPerson(next: string | undefined, how: SessionEnd | undefined): void {
  const before = currentPerson();
  setCurrentPerson(next);
  if (before !== undefined && before !== next) {
    sessionEpoch += 1;
    end = how;
  }
  if (next !== undefined) end = undefined;
}

// A 401 of any other call means that the session ended elsewhere; a redirect may mean it.
setSessionReload(
  () => fetchUser(),
  () => fetchUser(true),
);

onTabMessage((message) => {
  if (message.kind === 'signedOut' && currentPerson() !== undefined) endSession('otherTab');
  if (message.kind !== 'person') return;
  announced = message.userId;
  if (message.userId === (currentPerson() ?? null)) return;
  // Nothing of the one who was here stays on the screen meanwhile.
  show(LOADING);
  void refetchUser();
});

if (typeof window !== 'undefined') {
  if (!hasTabChannel) document.addEventListener('visibilitychange', refetchOnReturn);
  // Kept by the browser for Back, the page must not come into view again before it is certain whose it is.
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && currentPerson() !== undefined) setBlank(true);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (currentPerson() !== undefined) setBlank(true);
    const timer = setTimeout(() => {
      show(LOADING);
      setBlank(false);
    }, BLANK_LIMIT_MS);
    void refetchUser().finally(() => {
      clearTimeout(timer);
      // The answer is drawn by then.
      setTimeout(() => setBlank(false));
    });
  });
}

/** Another tab may have signed out, or signed somebody else in, and could not say so. */
function refetchOnReturn(): void {
  if (document.visibilityState === 'visible' && session.status === 'signedIn') void refetchUser();
}

function setBlank(isBlank: boolean): void {
  document.documentElement.style.visibility = isBlank ? 'hidden' : '';
}
