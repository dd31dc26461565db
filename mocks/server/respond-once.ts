import type { OperationId } from '#openapi/operations.gen.ts';
import { canonicalJson } from '../db/canonical-json.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/schema.ts';
import { HttpProblem, problem, Reply } from './handler.ts';

interface Intent {
  userId: string;
  operation: OperationId;
  /** The Idempotency-Key. */
  key: string;
  /** The parts that a repeated request must share with the first. */
  request: unknown;
}

/**
 * Responds to a request with a key. If a request with this key was accepted before, repeats its response without any
 * check of money, state or content. Stores the key in the transaction of the booking, except for a refused request.
 * Only within `db.transact`.
 */
export async function respondOnce(
  db: Db,
  now: number,
  { userId, operation, key, ...intent }: Intent,
  response: (isRepeated: boolean) => unknown,
): Promise<unknown> {
  const id = `${userId} ${operation} ${key}`;
  const request = canonicalJson(intent.request);
  const earlier = db.keys.get(id);
  if (earlier && earlier.request !== request) {
    throw problem(422, { error: 'This key was used for another request.', code: 'keyReused' });
  }
  if (earlier?.body === null) return response(true);
  if (earlier) return new Reply(earlier.body, earlier.headers);

  const result = await response(false);
  if (result instanceof HttpProblem) return result;
  await db.keys.insert({ id, userId, request, createdAt: now, ...storedResponse(result) });
  return result;
}

/** A response that is created outside the transaction is not stored: a repeated request rebuilds it from the rows. */
function storedResponse(result: unknown): Pick<Row<'keys'>, 'body' | 'headers'> {
  const { body, headers } = result instanceof Reply ? result : new Reply(result);
  return { body: typeof body === 'function' ? null : (body as Row<'keys'>['body']), headers };
}
