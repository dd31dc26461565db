import { readItem, writeItem } from '../lib/device-store.ts';
import { ApiError } from './api-error.ts';

/** Stored in this tab, because Sign Out reloads the page. */
const LAST_USER_KEY = 'twin-studio:last-person';

let user: string | undefined;
let sessionCheck: Promise<unknown> = Promise.resolve();

/** The signed-in user of this page; undefined while signed out or loading. */
export function currentUser(): string | undefined {
  return user;
}

/** The signed-in user, else the last user of this tab. */
export function lastUser(): string | undefined {
  return user ?? readItem(LAST_USER_KEY, 'sessionStorage');
}

/** Sets the signed-in user. Called by session.ts. */
export function setCurrentUser(userId: string | undefined): void {
  user = userId;
  if (userId !== undefined) writeItem(LAST_USER_KEY, userId, 'sessionStorage');
}

/** Delays requests until `checked`, which must not reject: another user may have signed in on this device. */
export function holdRequestsUntilChecked(checked: Promise<unknown>): void {
  sessionCheck = checked;
}

/**
 * Resolves when `userId` is still signed in. All tabs share one session cookie, so a request for one user could charge
 * another. Also resolves while signed out, when the server refuses the request.
 * @throws {ApiError} `otherUser`, before anything is sent
 */
export async function ensureUser(userId: string | undefined): Promise<void> {
  await sessionCheck;
  if (userId !== undefined && user !== undefined && user !== userId) throw ApiError.of('otherUser');
}
