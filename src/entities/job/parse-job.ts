import * as v from 'valibot';
import { anyBrief } from './brief.ts';
import { jobStatus } from './job-status.ts';
import { urlFor } from '../../shared/lib/safe-url.ts';
import { anyObject, label, tryParse, text } from '../../shared/lib/schema.ts';

const word = v.fallback(label, '');
const prose = v.fallback(text, '');
const media = v.fallback(urlFor('media'), '');
/** A missing object is read as an empty one. */
const part = <E extends v.ObjectEntries>(entries: E) => v.optional(v.pipe(anyObject, v.object(entries)), {});

/** Spec §3. Fields may be missing, because a server may break the contract; a missing text is ''. */
const job = v.object({
  status: label,
  next: word,
  goal: word,
  input: part(anyBrief),
  assets: part({ script: prose, finalVideoUrl: media, avatarUrl: media, thumbnailUrl: media }),
  createdAt: word,
  updatedAt: word,
});

export type Job = v.InferOutput<typeof job>;

/** @returns undefined without a status, which every job has */
export function parseJob(value: unknown): Job | undefined {
  return tryParse(job, value);
}

/**
 * Is this answer older than the known one? Servers behind a load balancer may lag. A complete job never counts as
 * outdated.
 */
export function isOutdatedJob(answer: unknown, known: unknown): boolean {
  const [next, before] = [parseJob(answer), parseJob(known)];
  if (!next || !before || jobStatus(next.status) === 'complete') return false;
  // A missing or invalid time is NaN, which compares as not older.
  return Date.parse(next.updatedAt) < Date.parse(before.updatedAt);
}
