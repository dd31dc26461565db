/** One line of a person's credit history. Entries are only ever added; the balance is their sum. */
export interface LedgerEntry {
  kind: 'grant' | 'purchase' | 'charge' | 'refund';
  /** Credits, signed: charges are negative, everything else is positive, except a grant that corrects the balance. */
  amount: number;
}

export type LedgerRefusal =
  | { reason: 'bad-amount' }
  | { reason: 'not-enough-credits'; available: number }
  | { reason: 'nothing-to-refund'; refundable: number };

/** What may be added to the ledger, or why not. */
export type LedgerDecision = { entry: LedgerEntry } | { refusal: LedgerRefusal };

/** The balance in credits: the sum of the ledger. */
export function balanceOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.amount, 0);
}

/**
 * Credits that were charged and neither given back nor turned into delivered work: what a refund may still return, and
 * what a training or an image can be paid with. `delivered` is the price of all twins and images so far. Negative when
 * more was delivered than paid for.
 */
export function unspentOf(entries: readonly LedgerEntry[], delivered = 0): number {
  const charged = entries.reduce(
    (sum, { kind, amount }) => (kind === 'charge' || kind === 'refund' ? sum - amount : sum),
    0,
  );
  return charged - delivered;
}

/** Takes `amount` credits, unless the balance would fall below zero. */
export function charge(entries: readonly LedgerEntry[], amount: number): LedgerDecision {
  if (!isAmount(amount)) return { refusal: { reason: 'bad-amount' } };
  const available = balanceOf(entries);
  if (available < amount) return { refusal: { reason: 'not-enough-credits', available } };
  return { entry: { kind: 'charge', amount: -amount } };
}

/** Gives `amount` credits back, unless refunds would then exceed the charges that bought nothing. */
export function refund(entries: readonly LedgerEntry[], amount: number, delivered = 0): LedgerDecision {
  if (!isAmount(amount)) return { refusal: { reason: 'bad-amount' } };
  const refundable = unspentOf(entries, delivered);
  if (refundable < amount) return { refusal: { reason: 'nothing-to-refund', refundable } };
  return { entry: { kind: 'refund', amount } };
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 1;
}
