import { IMAGE_COST_CREDITS, TRAINING_COST_CREDITS, type PLANS } from '#openapi/limits.gen.ts';
import type { Row } from '../../../db/schema.ts';

/** An entry of the ledger, for display. */
export interface LedgerLine {
  id: string;
  at: number;
  amount: number;
  balance: number;
  reason: string;
  /** The number of a charge and its refund. */
  pair?: number;
}

/** The reference of the director's own entries. */
export const SET_BY_DIRECTOR = 'director';

/** The ledger of one person, newest first: why each entry is there, and which refund belongs to which charge. */
export function ledgerLines(
  entries: readonly Row<'ledger'>[],
  tierOf: (checkoutId: string) => keyof typeof PLANS | undefined,
): LedgerLine[] {
  const pairs = pairsOf(entries);
  return entries
    .map(({ id, at, amount, balance, kind, reference }) => {
      const pair = pairs.get(id);
      const line = { id, at, amount, balance, reason: reasonOf({ kind, amount, reference }, tierOf) };
      return pair === undefined ? line : { ...line, pair };
    })
    .toReversed();
}

/** A refund names its charge. */
function pairsOf(entries: readonly Row<'ledger'>[]): Map<string, number> {
  const pairs = new Map<string, number>();
  entries
    .filter(({ kind }) => kind === 'refund')
    .forEach(({ id, reference }, index) => {
      const charge = entries.find((entry) => entry.kind === 'charge' && entry.reference === reference);
      if (charge) pairs.set(charge.id, index + 1).set(id, index + 1);
    });
  return pairs;
}

function reasonOf(
  { kind, amount, reference }: Pick<Row<'ledger'>, 'kind' | 'amount' | 'reference'>,
  tierOf: (checkoutId: string) => keyof typeof PLANS | undefined,
): string {
  switch (kind) {
    case 'grant':
      return reference === SET_BY_DIRECTOR ? 'Set by the director' : 'Credits at the start';
    case 'purchase':
      return `Paid: the ${tierOf(reference ?? '') ?? ''} plan`;
    case 'charge':
      return `Charge${workOf(-amount)}`;
    case 'refund':
      return `Refund${workOf(amount)}`;
    case 'cancelled':
      return 'Charge cancelled before it was booked';
  }
}

function workOf(amount: number): string {
  if (amount === TRAINING_COST_CREDITS) return ' of a training';
  if (amount === IMAGE_COST_CREDITS) return ' of a picture';
  return '';
}
