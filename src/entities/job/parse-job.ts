import * as v from 'valibot';
import { urlFor } from '#shared/lib/safe-url.ts';
import { anyObject, isoTime, label, text, tryParse } from '#shared/lib/schema.ts';
import type { Brief } from './brief.ts';

/** A server's text; '' when missing. */
const word = v.fallback(label, '');
const prose = v.fallback(text, '');

/** A server's brief: fields may be missing, and choices may be unknown to this app. */
const anyBrief = {
  platform: word,
  ratio: word,
  voice: word,
  brand: prose,
  idea: prose,
  schedule_at: word,
} satisfies Record<keyof Brief, unknown>;

const moment = v.fallback(isoTime, NaN);
const media = v.fallback(urlFor('media'), '');
/** PENDING, COMPLETE and ERROR have their own status; any other value is in progress (spec §4). */
export type JobStatus = 'pending' | 'inProgress' | 'complete' | 'error';

const NAMED: ReadonlyMap<string, JobStatus> = new Map([
  ['PENDING', 'pending'],
  ['COMPLETE', 'complete'],
  ['ERROR', 'error'],
]);

const status = v.pipe(
  label,
  v.transform((sent) => NAMED.get(sent) ?? 'inProgress'),
);

/** Reads a missing object as an empty object. */
const part = <E extends v.ObjectEntries>(entries: E) => v.optional(v.pipe(anyObject, v.object(entries)), {});

/** A job (spec §3). A server may break the contract: a missing text is '', a missing time NaN. */
const job = v.object({
  status,
  next: word,
  goal: word,
  input: part(anyBrief),
  assets: part({ script: prose, finalVideoUrl: media, avatarUrl: media, thumbnailUrl: media }),
  createdAt: moment,
  updatedAt: moment,
});

export type Job = v.InferOutput<typeof job>;

/** Parses a job. @returns undefined for a value without a status, which every job has */
export function parseJob(value: unknown): Job | undefined {
  return tryParse(job, value);
}

/** Whether the job has finished, so that polling stops (decision 18). */
export function isFinished({ status }: Pick<Job, 'status'>): boolean {
  return status === 'complete' || status === 'error';
}

/** Whether a response is older than the known job, because servers may lag behind. Only COMPLETE outdates an ERROR. */
export function isOutdatedJob(next: Job, known: Job): boolean {
  if (next.status === 'complete') return false;
  if (known.status === 'complete') return true;
  // A missing time, NaN, is not older.
  return !isFinished(next) && next.updatedAt < known.updatedAt;
}
