import { describe, it } from 'vitest';
import type { Fault } from '../../../mocks/server/faults.ts';
import type { Action } from './actions.ts';
import { play } from './check-entry.ts';
import type { Page } from './open-page.ts';
import { isUnclear, timesSent } from './unclear.ts';

type CallFault = Omit<Fault, 'operation'>;

/** Checks a failed action: its destructive toast with this message, and the panel without the status. */
export function expectToFail(action: Action, fault: CallFault, message: string): Promise<Page> {
  const { operation } = action;
  const struck = { ...fault, operation };
  const unclear = isUnclear(struck) ? action.whenUnclear : undefined;
  const text = (unclear?.text ?? action.text)?.(message) ?? message;
  return play({
    ...action,
    when: '',
    faults: [struck],
    toast: { title: action.title, text, variant: 'destructive' },
    firstText: unclear?.firstText?.(message),
    inline: [
      (text.includes(message) ? message : text).replace(/^\d{3}: /, ''),
      ...(unclear?.addition === undefined ? [] : [unclear.addition]),
    ],
    requests: { ...action.requests, ...unclear?.requests, [operation]: timesSent(struck) },
  });
}

/** Documented failures of an action: the answer, and the message in the toast. */
export function describeFailures(
  entry: string,
  action: Action,
  cases: readonly [when: string, fault: CallFault, message: string][],
): void {
  // oxlint-disable-next-line vitest/valid-title -- the words come with the table.
  describe(entry, () => {
    // oxlint-disable-next-line vitest/expect-expect -- all of them are in `play`.
    it.each(cases)('when %s', async (_, fault, message) => void (await expectToFail(action, fault, message)));
  });
}
