import * as v from 'valibot';
import { urlFor } from '#shared/lib/safe-url.ts';
import { anyObject, isoTime, label, text, tryParse } from '#shared/lib/schema.ts';
import type { Brief } from './brief.ts';

/** A server's text; '' when it is missing. */
const word = v.fallback(label, '');
const prose = v.fallback(text, '');

/** A brief as a server sends it: fields may be missing, and choices unknown to this app. */
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
/** PENDING, COMPLETE and ERROR mean what they say; any other value is in progress (spec §4). */
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

/** A missing object is read as an empty one. */
const part = <E extends v.ObjectEntries>(entries: E) => v.optional(v.pipe(anyObject, v.object(entries)), {});

/** Spec §3. Fields may be missing, because a server may break the contract; a missing text is '', a missing time NaN. */
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

/** @returns undefined without a status, which every job has */
export function parseJob(value: unknown): Job | undefined {
  return tryParse(job, value);
}

/** Has the job ended, so that polling stops (decision 18)? */
export function isFinished({ status }: Pick<Job, 'status'>): boolean {
  return status === 'complete' || status === 'error';
}

/** Servers and workers may lag behind. An end is never outdated, except an ERROR by COMPLETE. */
export function isOutdatedJob(next: Job, known: Job): boolean {
  if (next.status === 'complete') return false;
  if (known.status === 'complete') return true;
  // NaN compares as not older.
  return !isFinished(next) && next.updatedAt < known.updatedAt;
}
