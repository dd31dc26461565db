import { describe, expect, test } from 'vitest';
import * as fc from '../testing/seeded-fast-check.ts';
import { balanceOf, charge, isCharged, refund, type LedgerEntry } from './ledger.ts';

const grant = (amount: number): LedgerEntry => ({ kind: 'grant', amount, reference: null });
const charged = (amount: number, reference: string): LedgerEntry => ({
  kind: 'charge',
  amount: -amount,
  reference,
});

const step = fc.record({
  kind: fc.constantFrom('charge', 'refund'),
  // A refund needs the amount of its charge.
  amount: fc.constantFrom(-5, 0, 1, 200, 700),
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
});

/** Applies each step that the rules allow. */
function run(start: number, steps: readonly { kind: string; amount: number; key: string }[]): LedgerEntry[] {
  const entries = [grant(start)];
  for (const { kind, amount, key } of steps) {
    const { entry } = kind === 'charge' ? charge(entries, amount, key) : refund(entries, amount, key);
    if (entry) entries.push(entry);
  }
  return entries;
}

describe('the ledger', () => {
  test('never goes below zero', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.array(step, { maxLength: 60, size: 'max' }), (start, steps) => {
        const entries = run(start, steps);
        for (let end = 1; end <= entries.length; end += 1) {
          const balance = balanceOf(entries.slice(0, end));
          expect(balance).toBeGreaterThanOrEqual(0);
          expect(balance).toBeLessThanOrEqual(start);
        }
      }),
    );
  });

  test('refunds each charge once in full', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.array(step, { maxLength: 60, size: 'max' }), (start, steps) => {
        const entries = run(start, steps);
        for (const key of ['a', 'b', 'c', 'd', 'e']) {
          const history = entries.filter(({ reference }) => reference === key);
          expect(history.map(({ kind }) => kind).join(' ')).toMatch(/^(charge|charge refund|cancelled)?$/);
          const [first = { amount: 0 }] = history;
          const taken = -first.amount;
          expect(isCharged(entries, key, taken)).toBe(history.length === 1 && taken > 0);
          expect(isCharged(entries, key, taken + 1)).toBe(false);
          expect(balanceOf(history)).toBe(history.length === 1 ? -taken : 0);
        }
      }),
    );
  });

  test('charges the whole amount or nothing', () => {
    expect(charge([grant(35)], 200, 'a')).toEqual({
      refusal: { reason: 'not-enough-credits', available: 35 },
    });
    expect(charge([grant(200)], 200, 'a')).toEqual({ entry: charged(200, 'a') });
    expect(charge([grant(1)], 1, 'a')).toEqual({ entry: charged(1, 'a') });
  });

  test('refunds only an undelivered charge of this amount', () => {
    const entries = [grant(500), charged(200, 'a'), charged(100, 'b')];
    const entry: LedgerEntry = { kind: 'refund', amount: 200, reference: 'a' };
    expect(refund(entries, 200, 'a')).toEqual({ entry });
    const refusal = { reason: 'nothing-left', available: 400 };
    expect(refund([...entries, entry], 200, 'a')).toEqual({ refusal });
    expect(refund(entries, 200, 'b')).toEqual({ refusal: { reason: 'other-amount' } });
    expect(refund(entries, 200, 'a', true)).toEqual({ refusal: { reason: 'nothing-left', available: 200 } });
  });

  test('never books a charge that was refunded before', () => {
    const cancelled: LedgerEntry = { kind: 'cancelled', amount: 0, reference: 'late' };
    expect(refund([grant(500)], 200, 'late')).toEqual({
      entry: cancelled,
      refusal: { reason: 'nothing-left', available: 500 },
    });
    const entries = [grant(500), cancelled];
    expect(charge(entries, 200, 'late')).toEqual({ refusal: { reason: 'key-used', available: 500 } });
    expect(refund(entries, 200, 'late')).toEqual({ refusal: { reason: 'nothing-left', available: 500 } });
  });

  test.each([0, -200, 1.5, Number.NaN, 1e21])('refuses the amount %s', (amount) => {
    expect(charge([grant(1000)], amount, 'a')).toEqual({ refusal: { reason: 'bad-amount' } });
    expect(refund([grant(1000)], amount, 'a')).toEqual({ refusal: { reason: 'bad-amount' } });
  });
});
