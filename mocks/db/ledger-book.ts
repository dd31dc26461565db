import { IMAGE_COST_CREDITS, TRAINING_COST_CREDITS } from '../../openapi/limits.gen.ts';
import type { LedgerEntry } from '../simulation/ledger.ts';
import { balanceOf, unspentOf } from '../simulation/ledger.ts';
import { trainingState } from '../simulation/training.ts';
import type { Db } from './db.ts';
import type { Row } from './schema.ts';

export function entriesOf(db: Db, userId: string): Row<'ledger'>[] {
  return db.ledger.where((entry) => entry.userId === userId);
}

/** Adds an entry and returns it with the new balance. */
export async function book(
  db: Db,
  userId: string,
  { kind, amount }: LedgerEntry,
  at: number,
  reference: string | null,
): Promise<Row<'ledger'>> {
  const balance = balanceOf(entriesOf(db, userId)) + amount;
  return db.ledger.insert({ id: db.newId('entry'), userId, kind, amount, at, reference, balance });
}

/** What a person's twins and images cost so far: charges that cannot be given back. */
export function deliveredOf(db: Db, userId: string): number {
  const twins = db.twins.where((twin) => twin.userId === userId).length;
  const images = db.images.where((image) => image.userId === userId).length;
  return twins * TRAINING_COST_CREDITS + images * IMAGE_COST_CREDITS;
}

/** Charged credits that pay for nothing yet: neither for delivered work nor for a running training. */
export function unspentCharges(db: Db, userId: string, now: number): number {
  const running = db.trainings.where(
    (training) => training.userId === userId && trainingState(training, now).status === 'training',
  ).length;
  return unspentOf(entriesOf(db, userId), deliveredOf(db, userId) + running * TRAINING_COST_CREDITS);
}
