import type { Call } from '../../../server/call-log.ts';

/** The result of checking a call against the contract. */
export type Verdict = 'threw' | 'fits' | 'request' | 'answer' | 'broken' | 'waiting' | 'unjudged';

export const VERDICT_WORDS: Record<Verdict, string> = {
  threw: 'Handler threw',
  fits: 'Fits',
  request: 'Request breaks it',
  answer: 'Answer breaks it',
  broken: 'Connection lost',
  waiting: 'No answer yet',
  unjudged: 'Not judged',
};

/** A wrong answer is worse than a wrong request, which may have been refused correctly. */
export function verdictOf({ problems, answer, stack }: Pick<Call, 'problems' | 'answer' | 'stack'>): Verdict {
  if (stack !== undefined) return 'threw';
  if (!answer) return 'waiting';
  if (answer.problems.length > 0) return 'answer';
  if (answer.status === 0) return 'broken';
  if (answer.isBodyLeftOut === true) return 'unjudged';
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
    VERDICT_WORDS[verdictOf(call)],
  ];
  const text = parts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
