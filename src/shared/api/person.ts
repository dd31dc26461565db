import { ApiError } from './api-error.ts';

let person: string | undefined;
let check: Promise<unknown> = Promise.resolve();

/** The signed-in user of this page; undefined while signed out or loading. */
export function currentPerson(): string | undefined {
  return person;
}

/** Called by session.ts. */
export function setCurrentPerson(userId: string | undefined): void {
  person = userId;
}

/** Somebody else may have signed in on this device: calls wait for `answered`, which must not reject. */
export function holdCallsUntil(answered: Promise<unknown>): void {
  check = answered;
}

/**
 * All tabs share one session cookie, so a call made for one user could charge another. Resolves when `userId` is still
 * signed in, or nobody is: then the server refuses the call.
 * @throws {ApiError} `otherPerson`, before anything is sent
 */
export async function ensurePerson(userId: string | undefined): Promise<void> {
  await check;
  if (userId !== undefined && person !== undefined && person !== userId) throw ApiError.of('otherPerson');
}
