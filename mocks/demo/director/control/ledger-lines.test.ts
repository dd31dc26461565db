import { expect, test } from 'vitest';
import type { Row } from '../../../db/schema.ts';
import { ledgerLines } from './ledger-lines.ts';

const entry = (
  number: number,
  kind: Row<'ledger'>['kind'],
  amount: number,
  reference: string | null = null,
): Row<'ledger'> => ({
  id: `entry_${number}`,
  userId: 'user_nia',
  kind,
  amount,
  at: number,
  reference,
  balance: 0,
});

test('each entry has its reason, newest first, and a refund stands with its charge', () => {
  const lines = ledgerLines(
    [
      entry(1, 'purchase', 300, 'checkout_1'),
      entry(2, 'charge', -200, 'one'),
      entry(3, 'charge', -5, 'two'),
      entry(4, 'charge', -200, 'three'),
      entry(5, 'refund', 200, 'one'),
      entry(6, 'cancelled', 0, 'four'),
      entry(7, 'grant', -40, 'director'),
    ],
    () => 'starter',
  );
  expect(lines.map(({ reason, pair }) => [reason, pair])).toEqual([
    ['Set by the director', undefined],
    ['Charge cancelled before it was booked', undefined],
    ['Refund of a training', 1],
    ['Charge of a training', undefined],
    ['Charge of a picture', undefined],
    ['Charge of a training', 1],
    ['Paid: the starter plan', undefined],
  ]);
});
