/** One line of a person's credit history. Entries are only ever added; the balance is their sum. */
export interface LedgerEntry {
  /** `cancelled`: a refund came before its charge, which can then never be booked; it moves nothing. */
  kind: 'grant' | 'purchase' | 'charge' | 'refund' | 'cancelled';
  /** Credits, signed: charges are negative, everything else is positive, except a grant that corrects the balance. */
  amount: number;
  /** Of a charge its key; of a refund and a cancellation the key of their charge; of a purchase its checkout. */
  reference: string | null;
}

export type LedgerRefusal =
  | { reason: 'bad-amount' }
  | { reason: 'other-amount' }
  | { reason: 'not-enough-credits'; available: number }
  | { reason: 'nothing-left' | 'key-used'; available: number };

/** The new entry, and the refusal. A cancellation has both. */
export type LedgerDecision =
  | { entry: LedgerEntry; refusal?: undefined }
  | { entry?: LedgerEntry; refusal: LedgerRefusal };

/** The balance in credits: the sum of the ledger. */
export function balanceOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.amount, 0);
}

/** Whether `amount` credits were charged by this key and not given back. */
export function isCharged(entries: readonly LedgerEntry[], key: string, amount: number): boolean {
  const [charge, ...later] = entriesOfCharge(entries, key);
  return charge?.kind === 'charge' && charge.amount === -amount && later.length === 0;
}

/** Charges `amount` credits, unless the balance is too low or the key is used. */
export function charge(entries: readonly LedgerEntry[], amount: number, key: string): LedgerDecision {
  if (!isAmount(amount)) return { refusal: { reason: 'bad-amount' } };
  const available = balanceOf(entries);
  if (entriesOfCharge(entries, key).length > 0) return { refusal: { reason: 'key-used', available } };
  if (available < amount) return { refusal: { reason: 'not-enough-credits', available } };
  return { entry: { kind: 'charge', amount: -amount, reference: key } };
}

/** Refunds the charge of this key in full and once, or makes sure that it is never booked. */
export function refund(
  entries: readonly LedgerEntry[],
  amount: number,
  key: string,
  isDelivered = false,
): LedgerDecision {
  if (!isAmount(amount)) return { refusal: { reason: 'bad-amount' } };
  const [first, ...later] = entriesOfCharge(entries, key);
  const refusal = { reason: 'nothing-left', available: balanceOf(entries) } as const;
  if (!first) return { entry: { kind: 'cancelled', amount: 0, reference: key }, refusal };
  if (first.kind === 'cancelled' || later.length > 0 || isDelivered) return { refusal };
  if (first.amount !== -amount) return { refusal: { reason: 'other-amount' } };
  return { entry: { kind: 'refund', amount, reference: key } };
}

/** A charge and its refund, or its cancellation. */
function entriesOfCharge(entries: readonly LedgerEntry[], key: string): LedgerEntry[] {
  const kinds = ['charge', 'refund', 'cancelled'];
  return entries.filter(({ kind, reference }) => reference === key && kinds.includes(kind));
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 1;
}
