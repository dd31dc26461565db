import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, charge, refund, unspentOf, type LedgerEntry } from './ledger.ts';

const step = fc.record({
  kind: fc.constantFrom('charge', 'refund'),
  amount: fc.integer({ min: -5, max: 700 }),
});

/** Applies each step that the rules allow. */
function play(start: number, steps: readonly { kind: string; amount: number }[]): LedgerEntry[] {
  const entries: LedgerEntry[] = [{ kind: 'grant', amount: start }];
  for (const { kind, amount } of steps) {
    const decision = kind === 'charge' ? charge(entries, amount) : refund(entries, amount);
    if ('entry' in decision) entries.push(decision.entry);
  }
  return entries;
}

describe('the ledger', () => {
  test('never goes below zero, and gives back no more than was taken', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.array(step, { maxLength: 60 }), (start, steps) => {
        const entries = play(start, steps);
        for (let end = 1; end <= entries.length; end += 1) {
          const balance = balanceOf(entries.slice(0, end));
          expect(balance).toBeGreaterThanOrEqual(0);
          expect(balance).toBeLessThanOrEqual(start);
        }
        const sum = (kind: string) =>
          entries
            .filter((entry) => entry.kind === kind)
            .reduce((total, entry) => total + Math.abs(entry.amount), 0);
        expect(sum('refund')).toBeLessThanOrEqual(sum('charge'));
        expect(balanceOf(entries)).toBe(start - sum('charge') + sum('refund'));
        expect(unspentOf(entries)).toBe(sum('charge') - sum('refund'));
      }),
    );
  });

  test('takes all of an amount or nothing, and says what there is', () => {
    expect(charge([{ kind: 'grant', amount: 35 }], 200)).toEqual({
      refusal: { reason: 'not-enough-credits', available: 35 },
    });
    expect(charge([{ kind: 'grant', amount: 200 }], 200)).toEqual({
      entry: { kind: 'charge', amount: -200 },
    });
    expect(charge([{ kind: 'grant', amount: 1 }], 1)).toEqual({ entry: { kind: 'charge', amount: -1 } });
  });

  test('does not give back what was delivered', () => {
    const entries: LedgerEntry[] = [
      { kind: 'grant', amount: 500 },
      { kind: 'charge', amount: -200 },
      { kind: 'charge', amount: -200 },
    ];
    expect(refund(entries, 200, 200)).toEqual({ entry: { kind: 'refund', amount: 200 } });
    expect(refund(entries, 201, 200)).toEqual({ refusal: { reason: 'nothing-to-refund', refundable: 200 } });
  });

  test.each([0, -200, 1.5, Number.NaN, 1e21])('refuses the amount %s', (amount) => {
    const entries: LedgerEntry[] = [{ kind: 'grant', amount: 1000 }];
    expect(charge(entries, amount)).toEqual({ refusal: { reason: 'bad-amount' } });
    expect(refund(entries, amount)).toEqual({ refusal: { reason: 'bad-amount' } });
  });
});
