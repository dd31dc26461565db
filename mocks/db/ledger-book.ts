import { IMAGE_COST_CREDITS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import type { LedgerEntry } from '../domain/ledger.ts';
import { balanceOf, unspentOf } from '../domain/ledger.ts';
import { trainingState } from '../domain/training.ts';
import type { Db } from './db.ts';
import type { Row } from './schema.ts';

export function entriesOf(db: Db, userId: string): Row<'ledger'>[] {
  return db.ledger.ofUser(userId);
}

/** Adds an entry and returns it with the new balance; `entries` are those before it, when they are known already. */
export async function book(
  db: Db,
  userId: string,
  { kind, amount }: LedgerEntry,
  at: number,
  reference: string | null,
  entries = entriesOf(db, userId),
): Promise<Row<'ledger'>> {
  const balance = balanceOf(entries) + amount;
  return db.ledger.insert({ id: db.newId('entry'), userId, kind, amount, at, reference, balance });
}

/** What a person's twins and images have cost so far: charges that cannot be refunded. */
export function deliveredOf(db: Db, userId: string): number {
  const twins = db.twins.ofUser(userId).length;
  const images = db.images.ofUser(userId).length;
  return twins * TRAINING_COST_CREDITS + images * IMAGE_COST_CREDITS;
}

/** Charged credits that have not yet paid for delivered work or a running training. */
export function unspentCharges(db: Db, userId: string, now: number): number {
  const running = runningTraining(db, userId, now) ? TRAINING_COST_CREDITS : 0;
  return unspentOf(entriesOf(db, userId), deliveredOf(db, userId) + running);
}

/**
 * How many trainings, or images, are paid for and neither delivered nor under way. A charge pays for one piece of work of
 * its amount; negative when the charge of a running training was given back.
 */
export function paidWork(db: Db, userId: string, now: number, work: 'training' | 'image'): number {
  const price = work === 'training' ? TRAINING_COST_CREDITS : IMAGE_COST_CREDITS;
  const done =
    work === 'image'
      ? db.images.ofUser(userId).length
      : db.twins.ofUser(userId).length + (runningTraining(db, userId, now) ? 1 : 0);
  const count = (kind: LedgerEntry['kind'], amount: number) =>
    entriesOf(db, userId).filter((entry) => entry.kind === kind && entry.amount === amount).length;
  const charges = count('charge', -price) - count('refund', price) - done;
  // Refunds of other amounts may have taken the charge apart.
  return Math.min(charges, Math.floor(unspentCharges(db, userId, now) / price));
}

/** A person's running training; there is at most one. */
export function runningTraining(db: Db, userId: string, now: number): Row<'trainings'> | undefined {
  return db.trainings.ofUser(userId).find((training) => trainingState(training, now).status === 'training');
}
