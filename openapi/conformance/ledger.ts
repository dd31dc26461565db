import { json } from './client.ts';
import { keyOf, number, type Exchange, type Who } from './exchange.ts';

export type Ledger = ReturnType<typeof createLedger>;

const SIGNS = { deductCredits: -1, refundCredits: 1 } as const;

/** The expected balance of each account, computed from the answers. */
export function createLedger() {
  const balances = new Map<Who, { expected: number | undefined; moves: number[] }>();
  const keys = new Set<string>();
  const accountOf = (who: Who) => {
    const account = balances.get(who) ?? { expected: undefined, moves: [] };
    balances.set(who, account);
    return account;
  };
  return {
    /** Records an exchange. @returns what is wrong with a balance, true for a right one, undefined for no balance */
    enter(exchange: Exchange): { rule: 'CR-15' | 'CR-16'; expected: string } | true | undefined {
      const { who, operation, status } = exchange;
      if (who === 'nobody') return undefined;
      // A charge whose answer was lost may be booked.
      if (operation && operation in SIGNS && (status === 0 || status >= 500))
        accountOf(who).expected = undefined;
      if (status !== 200) return undefined;
      const account = accountOf(who);
      if (operation === 'deductCredits' || operation === 'refundCredits') {
        const intent = `${who} ${operation} ${keyOf(exchange)}`;
        if (keys.has(intent)) return undefined;
        keys.add(intent);
        const change = SIGNS[operation] * amountOf(exchange);
        // What was accepted and cannot be read may have booked anything.
        if (Number.isNaN(change)) return void (account.expected = undefined);
        if (account.expected !== undefined) account.expected += change;
        account.moves.push(change);
        return undefined;
      }
      if (operation !== 'getCredits' || exchange.isAtOnce) return undefined;
      const { expected, moves } = account;
      const credits = number(exchange, 'credits');
      account.expected = Number.isNaN(credits) ? undefined : credits;
      account.moves = [];
      // A balance that is no number breaks GE-3, and says nothing about the next one.
      if (Number.isNaN(credits)) return undefined;
      if (credits < 0) return { rule: 'CR-15', expected: 'a balance that is not negative' };
      if (expected === undefined) return undefined;
      if (credits === expected) return true;
      const before = expected - moves.reduce((sum, change) => sum + change, 0);
      const booked = moves.map((change) => (change < 0 ? `− ${-change}` : `+ ${change}`)).slice(-6);
      return moves.length > 0
        ? {
            rule: 'CR-15',
            expected: `${expected} credits: ${before} when last read, ${booked.join(' ')}`,
          }
        : {
            rule: 'CR-16',
            expected: `${expected} credits as before: no charge, refund or payment was made`,
          };
    },
    /** The next balance is taken as it is: it was changed outside charges and refunds. */
    forget(who: Who): void {
      accountOf(who).expected = undefined;
    },
  };
}

function amountOf({ sent: { body, raw } }: Exchange): number {
  const given: unknown = body ?? json(String(raw?.bytes));
  return Number((Object(given) as { amount?: unknown }).amount);
}
