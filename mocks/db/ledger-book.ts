import type { LedgerEntry } from '../domain/ledger.ts';
import { balanceOf, isCharged } from '../domain/ledger.ts';
import { trainingState } from '../domain/training.ts';
import type { Db } from './db.ts';
import type { Row } from './schema.ts';

export function entriesOf(db: Db, userId: string): Row<'ledger'>[] {
  return db.ledger.ofUser(userId);
}

/** Adds an entry and returns it with the new balance. @param entries the user's earlier entries, if already read */
export async function book(
  db: Db,
  userId: string,
  entry: LedgerEntry,
  at: number,
  entries = entriesOf(db, userId),
): Promise<Row<'ledger'>> {
  const balance = balanceOf(entries) + entry.amount;
  return db.ledger.insert({ id: db.newId('entry'), userId, ...entry, at, balance });
}

/** Sets a balance by a grant, because a charge could be refunded or pay for a training. */
export async function setBalance(db: Db, userId: string, credits: number, at: number): Promise<void> {
  const amount = credits - balanceOf(entriesOf(db, userId));
  await book(db, userId, { kind: 'grant', amount, reference: null }, at);
}

/** The training of this charge. */
export function trainingOf(db: Db, userId: string, chargeKey: string): Row<'trainings'> | undefined {
  return db.trainings.ofUser(userId).find((training) => training.chargeKey === chargeKey);
}

/** The image of this charge. */
export function imageOf(db: Db, userId: string, chargeKey: string): Row<'images'> | undefined {
  return db.images.ofUser(userId).find((image) => image.chargeKey === chargeKey);
}

/** Whether `price` credits were charged with this key, and the charge is neither used nor refunded. */
export function canPayWith(db: Db, userId: string, chargeKey: string, price: number): boolean {
  const isUsed = trainingOf(db, userId, chargeKey) ?? imageOf(db, userId, chargeKey);
  return !isUsed && isCharged(entriesOf(db, userId), chargeKey, price);
}

/** The user's running training; there is at most one. */
export function runningTraining(db: Db, userId: string, now: number): Row<'trainings'> | undefined {
  return db.trainings.ofUser(userId).find((training) => trainingState(training, now).status === 'training');
}
