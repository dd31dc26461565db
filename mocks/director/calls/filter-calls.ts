import type { Call } from '../../server/call-log.ts';
import { VERDICT_WORDS, verdictOf } from './verdict.ts';

/** Whether a call has all of the words, wherever they stand. */
export function matches(call: Call, words: string): boolean {
  const { operation, method, url, body = '', faults, answer } = call;
  const parts = [
    operation,
    method,
    url,
    body,
    ...faults.map(({ kind }) => kind),
    answer?.status,
    answer?.body,
    VERDICT_WORDS[verdictOf(call)],
  ];
  const text = parts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
