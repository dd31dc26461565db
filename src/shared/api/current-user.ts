import { readItem, writeItem } from '../lib/device-store.ts';
import { ApiError } from './api-error.ts';

/** Kept by this tab, because Sign Out loads the page anew. */
const LAST_PERSON = 'twin-studio:last-person';

let user: string | undefined;
let sessionCheck: Promise<unknown> = Promise.resolve();

/** The signed-in user of this page; undefined while signed out or loading. */
export function currentUser(): string | undefined {
  return user;
}

export function lastUser(): string | undefined {
  return user ?? readItem(LAST_PERSON, 'sessionStorage');
}

/** Called by session.ts. */
export function setCurrentUser(userId: string | undefined): void {
  user = userId;
  if (userId !== undefined) writeItem(LAST_PERSON, userId, 'sessionStorage');
}

/** Somebody else may have signed in on this device: calls wait for `checked`, which must not reject. */
export function holdCallsUntil(checked: Promise<unknown>): void {
  sessionCheck = checked;
}

/**
 * All tabs share one session cookie, so a call made for one user could charge another. Resolves when `userId` is still
 * signed in, or nobody is: then the server refuses the call.
 * @throws {ApiError} `otherPerson`, before anything is sent
 */
export async function ensureUser(userId: string | undefined): Promise<void> {
  await sessionCheck;
  if (userId !== undefined && user !== undefined && user !== userId) throw ApiError.of('otherUser');
}
