import { Bug, Check, CircleDashed, TriangleAlert, Unplug, X } from 'lucide-react';
import type { Call } from '#mocks/server/call-log.ts';

/** The results of checking a call against the contract. */
export const VERDICTS = {
  threw: { words: 'Handler threw', Mark: Bug },
  fits: { words: 'Fits', Mark: Check },
  request: { words: 'Request breaks it', Mark: TriangleAlert },
  answer: { words: 'Answer breaks it', Mark: X },
  broken: { words: 'Connection lost', Mark: Unplug },
  waiting: { words: 'No answer yet', Mark: CircleDashed },
};

/** A wrong answer is worse than a wrong request, which may have been refused correctly. */
export function verdictOf({
  problems,
  answer,
  stack,
}: Pick<Call, 'problems' | 'answer' | 'stack'>): keyof typeof VERDICTS {
  if (stack !== undefined) return 'threw';
  if (!answer) return 'waiting';
  if (answer.problems.length > 0) return 'answer';
  if (answer.status === 0) return 'broken';
  return problems.length > 0 ? 'request' : 'fits';
}

/** Does a call match all words? */
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
    VERDICTS[verdictOf(call)].words,
  ];
  const text = parts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
