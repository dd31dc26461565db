import { isPathSegment } from '#openapi/safe-address.ts';
import type { components } from '#openapi/types.gen.ts';
import { readFields, text } from '../lib/schema.ts';
import { answer, api } from './client.ts';
import { mutateShown } from './queries.tsx';

export type CreateJobRequest = components['schemas']['CreateJobRequest'];

/** The key of the job list, which no call reads yet (decision 15). */
const JOB_LIST = ['/api/jobs'];

/**
 * Starts a job and invalidates the job list (spec §4).
 * @param key the same when one submission is tried again: a server that knows it makes no second job.
 * @returns the id of the job.
 * @throws {ApiError}, or an error without a message when the server answers without an id: there is no page to go to
 * then, so the documented fallback is shown (spec §8).
 */
export async function createJob(
  request: CreateJobRequest,
  key: string,
  signal: AbortSignal,
): Promise<string> {
  const params = { header: { 'Idempotency-Key': key } };
  const created = await answer(api.POST('/api/jobs', { params, body: request, signal }));
  const { id } = readFields(created, { id: text });
  if (id === undefined || !isPathSegment(id)) throw new Error();
  await mutateShown(JOB_LIST);
  return id;
}
