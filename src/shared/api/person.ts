import { readItem, writeItem } from '../lib/device-store.ts';
import { ApiError } from './api-error.ts';

/** Kept by this tab, because Sign Out loads the page anew. */
const LAST_PERSON = 'twin-studio:last-person';

let person: string | undefined;
let sessionCheck: Promise<unknown> = Promise.resolve();

/** The signed-in user of this page; undefined while signed out or loading. */
export function currentPerson(): string | undefined {
  return person;
}

export function lastPerson(): string | undefined {
  return person ?? readItem(LAST_PERSON, 'sessionStorage');
}

/** Called by session.ts. */
export function setCurrentPerson(userId: string | undefined): void {
  person = userId;
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
export async function ensurePerson(userId: string | undefined): Promise<void> {
  await sessionCheck;
  if (userId !== undefined && person !== undefined && person !== userId) throw ApiError.of('otherPerson');
}
