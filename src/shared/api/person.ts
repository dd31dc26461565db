import { ApiError } from './api-error.ts';

let person: string | undefined;
let check: Promise<unknown> = Promise.resolve();

/** The user this page is for; undefined while signed out, or before the server was asked. */
export function currentPerson(): string | undefined {
  return person;
}

/** For session.ts, which asks the server. */
export function setCurrentPerson(userId: string | undefined): void {
  person = userId;
}

/** Somebody else may have signed in on this device: calls wait until `answered`, which must not reject. */
export function holdCallsUntil(answered: Promise<unknown>): void {
  check = answered;
}

/**
 * All tabs share one session cookie, so a call that is meant for one user could charge or change another.
 * Resolves when `userId` is still signed in, or no user is: then the server refuses the call.
 * @throws {ApiError} `otherPerson`, before anything is sent.
 */
export async function ensurePerson(userId: string | undefined): Promise<void> {
  await check;
  if (userId !== undefined && person !== undefined && person !== userId) throw ApiError.of('otherPerson');
}
