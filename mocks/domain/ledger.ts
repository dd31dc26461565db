/** One entry of a user's ledger. Entries are only added; the balance is their sum. */
export interface LedgerEntry {
  /** `cancelled`: a refund without a charge, which can then never be booked. Its amount is 0. */
  kind: 'grant' | 'purchase' | 'charge' | 'refund' | 'cancelled';
  /** Credits: negative for a charge, and for a grant that lowers the balance; else positive. */
  amount: number;
  /** Charge, refund, cancellation: the key of the charge. Purchase: the id of its checkout. Grant: null. */
  reference: string | null;
}

export interface LedgerRefusal {
  reason: 'bad-amount' | 'other-amount' | 'not-enough-credits' | 'nothing-left' | 'key-used';
  /** The balance, where the response contains it. */
  available?: number;
}

/** The entry to add, or the refusal. A cancellation has both. */
export type LedgerDecision =
  | { entry: LedgerEntry; refusal?: undefined }
  | { entry?: LedgerEntry; refusal: LedgerRefusal };

/** The balance in credits: the sum of the ledger. */
export function balanceOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.amount, 0);
}

/** Whether `amount` credits were charged with this key and not refunded. */
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

/** Refunds the charge of this key once in full. Without a charge, prevents that it is booked later. */
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

/** A charge and its refund, or only a cancellation. */
function entriesOfCharge(entries: readonly LedgerEntry[], key: string): LedgerEntry[] {
  const kinds = ['charge', 'refund', 'cancelled'];
  return entries.filter(({ kind, reference }) => reference === key && kinds.includes(kind));
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 1;
}
