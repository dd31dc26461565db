import { mutate } from 'swr';
import type { components } from '../../../openapi/types.gen.ts';
import { ApiError } from './api-error.ts';
import { answer, api } from './client.ts';

export type CreateJobRequest = components['schemas']['CreateJobRequest'];

/** The key of the job list, which no call reads yet (decision 15). */
const JOB_LIST = ['/api/jobs'];

/**
 * Starts a job and invalidates the job list (spec §4).
 * @returns the id of the job.
 * @throws {ApiError} also when the server answers without an id: there is no page to go to then.
 */
export async function createJob(request: CreateJobRequest, signal: AbortSignal): Promise<string> {
  const created: unknown = await answer(api.POST('/api/jobs', { body: request, signal }));
  const { id } = (created ?? {}) as { id?: unknown };
  if (typeof id !== 'string' || id === '') throw ApiError.of('unreadable');
  await mutate(JOB_LIST);
  return id;
}
