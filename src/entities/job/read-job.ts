import * as v from 'valibot';
import { anyBrief } from './brief.ts';
import { jobStatus } from './job-status.ts';
import { anyObject, label, read, text } from '../../shared/lib/schema.ts';

const word = v.fallback(label, '');
const prose = v.fallback(text, '');
/** May be missing altogether, which is as good as empty. */
const part = <E extends v.ObjectEntries>(entries: E) => v.optional(v.pipe(anyObject, v.object(entries)), {});

/** Spec §3. Any part may be missing, because a server's answer is not the contract; a missing text is ''. */
const job = v.object({
  status: label,
  next: word,
  goal: word,
  input: part(anyBrief),
  assets: part({ script: prose, finalVideoUrl: prose, avatarUrl: prose, thumbnailUrl: prose }),
  createdAt: word,
  updatedAt: word,
});

export type Job = v.InferOutput<typeof job>;

/** @returns undefined when this is no job at all: without a status nothing can be said about it. */
export function readJob(value: unknown): Job | undefined {
  return read(job, value);
}

/**
 * Is this answer older than what is known? Servers behind one address need not be equally far. A job that is complete
 * stays so, whatever its time says.
 */
export function isOutdatedJob(answer: unknown, known: unknown): boolean {
  const [next, before] = [readJob(answer), readJob(known)];
  if (!next || !before || jobStatus(next.status) === 'complete') return false;
  // NaN, where a time is missing or no time, compares as not older.
  return Date.parse(next.updatedAt) < Date.parse(before.updatedAt);
}
