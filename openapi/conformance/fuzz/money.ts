import { randomUUID } from 'node:crypto';
import type { Arbitrary } from 'fast-check';
import type { Account } from '../adapter.ts';
import type { Person, Trial } from '../check.ts';
import { number, type Exchange } from '../exchange.ts';
import { balanceOf, charge, refund, withCredits } from '../journey.ts';
import { expectStatus, Unexpected, type Fc } from './property.ts';

type Step =
  | { kind: 'charge'; who: Account; amount: number; key: string }
  | { kind: 'refund'; who: Account; amount: number; key: string; charge: string }
  | { kind: 'again'; back: number; days: number };

type Move = Extract<Step, { amount: number }>;

interface Intent {
  request: string;
  newBalance: number;
}

/** What the contract says that an account has come to. */
interface Book {
  balance: number;
  intents: Map<string, Intent>;
  charges: Map<string, { amount: number; isRefunded: boolean }>;
  barred: Set<string>;
}

interface Wanted {
  rule: string;
  statuses: number[];
  newBalance?: number;
}

const MIN_BALANCE = 200;
const DAY_MS = 86_400_000;

/** Charges and refunds of two accounts in any order, with keys that are alike, against a ledger of our own. */
export function moneyProperty(fc: Fc, t: Trial) {
  const who = fc.constantFrom<Account>('a', 'a', 'b');
  // Keys that a careless server takes for one another: by case, by their first letters, by their length.
  const key = fc.constantFrom('k', 'K', 'key-1', 'key-1'.padEnd(60, 'x'), 'key-1'.padEnd(200, 'x'), '!~%');
  const amount = fc.integer({ min: 1, max: 40 });
  // Repeated at once, or after a time in which a careless server forgets.
  const days = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(90) });
  const [charged, refunded] = [fc.constant('charge' as const), fc.constant('refund' as const)];
  const step: Arbitrary<Step> = fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: charged, who, amount, key }) },
    { weight: 4, arbitrary: fc.record({ kind: refunded, who, amount, key, charge: key }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('again' as const), back: fc.nat(5), days }) },
  );
  return {
    rules: ['CR-1', 'CR-3', 'CR-5', 'CR-6', 'CR-10', 'CR-11', 'CR-12', 'CR-15', 'CR-23', 'CR-24'],
    cases: fc.array(step, { minLength: 1, maxLength: 16 }),
    async run(steps: readonly Step[]) {
      const prefix = randomUUID();
      const books = { a: await bookOf(t, t.a), b: await bookOf(t, t.b) };
      const moves: Move[] = [];
      for (const one of steps) {
        const daysLater = one.kind === 'again' && t.hooks.advance ? one.days : 0;
        if (daysLater > 0) await t.later(daysLater * DAY_MS);
        const move = one.kind === 'again' ? moves.at(-1 - one.back) : fitting(one, books[one.who]);
        if (!move) continue;
        moves.push(move);
        const wanted = expected(books[move.who], move);
        judge(await send(t[move.who], move, prefix), wanted, move);
      }
      for (const name of ['a', 'b'] as const) await expectBalance(t[name], books[name]);
    },
  };
}

/** A refund mostly has the amount of its charge. */
function fitting(move: Move, { charges }: Book): Move {
  const charged = move.kind === 'refund' && move.amount % 4 > 0 ? charges.get(move.charge) : undefined;
  return { ...move, amount: charged?.amount ?? move.amount };
}

async function bookOf(t: Trial, person: Person): Promise<Book> {
  await withCredits(t, person, MIN_BALANCE);
  const balance = await balanceOf(t, person);
  return { balance, intents: new Map(), charges: new Map(), barred: new Set() };
}

function send(person: Person, step: Move, prefix: string): Promise<Exchange> {
  const key = `${prefix}${step.key}`;
  if (step.kind === 'charge') return charge(person, step.amount, key);
  return refund(person, step.amount, { key, charge: `${prefix}${step.charge}` });
}

/** What the answer must be; the book is brought up to it. */
function expected(book: Book, step: Move): Wanted {
  const name = `${step.kind} ${step.key}`;
  const request = step.kind === 'charge' ? String(step.amount) : `${step.amount} of ${step.charge}`;
  const before = book.intents.get(name);
  const isCharge = step.kind === 'charge';
  if (before && before.request !== request) return { rule: 'CR-6', statuses: [422] };
  if (before) return { rule: isCharge ? 'CR-5' : 'CR-12', statuses: [200], newBalance: before.newBalance };
  if (isCharge) {
    if (book.barred.has(step.key)) return { rule: 'CR-24', statuses: [409] };
    if (step.amount > book.balance) return { rule: 'CR-3', statuses: [402] };
    book.charges.set(step.key, { amount: step.amount, isRefunded: false });
  } else {
    const charged = book.charges.get(step.charge);
    if (!charged) {
      book.barred.add(step.charge);
      return { rule: 'CR-24', statuses: [409] };
    }
    if (charged.isRefunded)
      return { rule: 'CR-11', statuses: charged.amount === step.amount ? [409] : [409, 422] };
    if (charged.amount !== step.amount) return { rule: 'CR-23', statuses: [422] };
    charged.isRefunded = true;
  }
  book.balance += isCharge ? -step.amount : step.amount;
  book.intents.set(name, { request, newBalance: book.balance });
  return { rule: isCharge ? 'CR-1' : 'CR-10', statuses: [200], newBalance: book.balance };
}

function judge(answer: Exchange, { rule, statuses, newBalance }: Wanted, step: Step): void {
  expectStatus(rule, answer, statuses, `a ${step.kind} in this order`);
  if (newBalance !== undefined && number(answer, 'newBalance') !== newBalance) {
    throw new Unexpected(rule, answer, `\`newBalance\` ${newBalance}`);
  }
}

async function expectBalance(person: Person, { balance }: Book): Promise<void> {
  const answer = await person.call('getCredits');
  if (number(answer, 'credits') !== balance) throw new Unexpected('CR-15', answer, `${balance} credits`);
}
