import { describe, expect, test } from 'vitest';
import { guide } from '#mocks/server/contract-guide.ts';
import { readFault } from '#mocks/server/faults.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { responseChoices, faultLabel, frequencyLabel, LINE_CHOICES } from './fault-choices.ts';

const ids = Object.keys(operations) as OperationId[];

describe('fault choices', () => {
  test('every declared response of an operation is one choice', () => {
    for (const id of ids) {
      const choices = responseChoices(guide, id);
      const declared = operations[id].statuses.map((status) => (status === 'default' ? 500 : status));
      const responses = choices.filter(({ fault }) => fault.kind === 'example');
      expect(new Set(responses.map(({ fault }) => fault.status))).toEqual(new Set(declared));
      expect(new Set([...choices, ...LINE_CHOICES].map(({ label }) => label)).size).toBe(
        choices.length + LINE_CHOICES.length,
      );
    }
  });

  test('“all operations” offers only the failures that every operation declares', () => {
    expect(responseChoices(guide, '*').map(({ fault }) => fault.status)).toEqual([429, 500, 503]);
  });

  test('the fault of each choice is listed by the label of the choice', () => {
    for (const operation of [...ids, '*' as const]) {
      for (const { label, fault } of [...responseChoices(guide, operation), ...LINE_CHOICES]) {
        const completeFault = { operation, ...fault, oneIn: 4, seed: 9 };
        expect(readFault(completeFault)).toEqual({ value: completeFault });
        expect(faultLabel(guide, completeFault)).toBe(label);
      }
    }
  });

  test.each([
    [{ times: 1 }, 'once, and the app may repeat the request'],
    [{ operation: 'getCredits', times: 3 }, '3 times'],
    [{}, 'always'],
    [{ oneIn: 3, seed: 9 }, 'one in 3 by chance'],
    [{ operation: 'getCredits', times: 2, skip: 1 }, '2 times, after 1 more'],
  ] as const)('%j applies %s', (frequency, label) => {
    expect(frequencyLabel({ operation: '*', kind: 'network', ...frequency })).toBe(label);
  });
});
