import { useEffect } from 'react';
import type { ApiError } from './api-error.ts';
import { onSignedOutAnswer } from './client.ts';
import { forgetQueries, reloadQuery, useQuery } from './use-query.ts';

/** Spec §4: loading, signed in, signed out; derived from the user call alone. */
export type Session =
  | { status: 'loading' }
  | { status: 'signedIn'; userId: string }
  | {
      status: 'signedOut';
      /** Set when the user call failed otherwise than by 401: the server may be away (decision 20). */
      problem?: ApiError;
      retry(): void;
    };

/** Used in calls when the server sends a user without an id (spec §3). */
const FALLBACK_USER_ID = 'demo_user';

const USER = '/api/auth/user';
const isUserKey = (key: readonly string[]) => key.join('/') === USER;

/** Who is here. Signed in means that the user call returned data (spec §3). */
export function useSession(): Session {
  const { data, error, isLoading, reload } = useQuery(USER);
  // A query that was forgotten says "not loading" for one render before it is read again: that is no answer yet.
  const isAnswered = error !== undefined || data !== undefined;
  // Private data must leave the screen and the memory with the session.
  const isSignedOut = !isLoading && isAnswered && (error !== undefined || data === null);
  useEffect(() => {
    if (isSignedOut) void forgetQueries(isUserKey);
  }, [isSignedOut]);

  if (!isAnswered || (isLoading && data == null)) return { status: 'loading' };
  if (error === undefined && data != null) {
    const id: unknown = data.id;
    return { status: 'signedIn', userId: typeof id === 'string' && id !== '' ? id : FALLBACK_USER_ID };
  }
  const retry = () => void reload();
  return error && error.status !== 401
    ? { status: 'signedOut', problem: error, retry }
    : { status: 'signedOut', retry };
}

/** The id used in calls: the signed-in user's, or `demo_user` (spec §6). */
export function useUserId(): string {
  const session = useSession();
  return session.status === 'signedIn' ? session.userId : FALLBACK_USER_ID;
}

let isAsking = false;

// A 401 of any other call means that the session ended elsewhere: ask once who is here, and show that. Only read again:
// handing the old user back would clear the refusal, and the screens would come back, be refused, and so on for ever.
onSignedOutAnswer(() => {
  if (isAsking) return;
  isAsking = true;
  void reloadQuery(USER)
    .catch(() => undefined)
    .finally(() => {
      isAsking = false;
    });
});
