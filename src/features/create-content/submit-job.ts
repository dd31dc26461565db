import * as v from 'valibot';
import { createJob, type CreateJobRequest } from '../../shared/api/jobs.ts';
import { deviceStore } from '../../shared/lib/device-store.ts';
import { newId } from '../../shared/lib/new-id.ts';
import { text } from '../../shared/lib/schema.ts';

/** What was sent and not answered with a job; on the device, because the page may be reloaded in between. */
const submission = deviceStore('job-submission', v.object({ key: text, request: text }));

/**
 * Creates the job. The same request, sent again after an answer that got lost, carries the same key, so that one
 * submission is one job (decision 46).
 * @returns its id. @throws as {@link createJob} does
 */
export async function submitJob(
  userId: string,
  request: CreateJobRequest,
  signal: AbortSignal,
): Promise<string> {
  const sent = JSON.stringify(request);
  const earlier = submission.read(userId);
  const key = earlier?.request === sent ? earlier.key : newId();
  submission.write(userId, { key, request: sent });
  const id = await createJob(request, key, signal);
  submission.remove(userId);
  return id;
}
