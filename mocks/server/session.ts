import { SESSION_COOKIE as COOKIE } from '#openapi/limits.gen.ts';
import type { Db } from '../db/db.ts';
import { randomId } from '../db/random-id.ts';
import type { Row } from '../db/schema.ts';
import { problem } from './handler.ts';

/** The user of a session. @throws HttpProblem 401 */
export function signedInUser(db: Db, sessionId: string | undefined): Row<'users'> {
  const session = sessionId === undefined ? undefined : db.sessions.get(sessionId);
  const user = session && db.users.get(session.userId);
  if (!user) throw problem(401, 'Please sign in.');
  return user;
}

/** Requires that the id is the user's. @throws HttpProblem 403 */
export function requireOwner(user: Row<'users'>, userId: unknown): void {
  if (userId !== user.id) throw problem(403, 'This belongs to somebody else.');
}

/** Opens a session and returns its `Set-Cookie` header. */
export async function openSession(db: Db, userId: string, now: number): Promise<string> {
  const id = randomId();
  await db.sessions.insert({ id, userId, createdAt: now });
  return `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`;
}

/** Removes a session and returns the `Set-Cookie` header that removes its cookie. */
export function closeSession(db: Db, sessionId: string | undefined): string {
  if (sessionId !== undefined) db.sessions.remove(({ id }) => id === sessionId);
  return `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
}

/** The session id in the cookies of a request. */
export function sessionIdOf(cookies: Record<string, string>): string | undefined {
  return cookies[COOKIE] || undefined;
}
