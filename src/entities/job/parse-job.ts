import * as v from 'valibot';
import { urlFor } from '#shared/lib/safe-url.ts';
import { anyObject, isoTime, label, tryParse, text } from '#shared/lib/schema.ts';
import { anyBrief } from './brief.ts';
import { isFinished, jobStatus } from './job-status.ts';

const word = v.fallback(label, '');
const prose = v.fallback(text, '');
const moment = v.fallback(isoTime, NaN);
const media = v.fallback(urlFor('media'), '');
/** A missing object is read as an empty one. */
const part = <E extends v.ObjectEntries>(entries: E) => v.optional(v.pipe(anyObject, v.object(entries)), {});

/** Spec §3. Fields may be missing, because a server may break the contract; a missing text is '', a missing time NaN. */
const job = v.object({
  status: label,
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

/**
 * Is this answer older than the known one? Servers and workers may lag. An end is never outdated, except an ERROR by
 * COMPLETE.
 */
export function isOutdatedJob(answer: unknown, known: unknown): boolean {
  const [next, before] = [parseJob(answer), parseJob(known)];
  if (!next || !before || jobStatus(next.status) === 'complete') return false;
  if (jobStatus(before.status) === 'complete') return true;
  // NaN compares as not older.
  return !isFinished(next.status) && next.updatedAt < before.updatedAt;
}
