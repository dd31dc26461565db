import { PLANS } from '#openapi/limits.gen.ts';
import type { Db } from '../db/db.ts';
import { book } from '../db/ledger-book.ts';
import { trainingState } from '../domain/training.ts';

/**
 * Books finished trainings as twins and reported payments as credits. Runs before each request, because timers are
 * throttled in hidden tabs and lost on reload. Only within `db.transact`.
 */
export async function bookDueEvents(db: Db, now: number): Promise<void> {
  for (const training of db.trainings.where(({ isDelivered }) => !isDelivered)) {
    const { completedAt } = trainingState(training, now);
    if (completedAt === null) continue;
    const { id, userId, triggerWord, mode } = training;
    await db.twins.insert({ id: id.replace('training', 'twin'), userId, triggerWord, mode, completedAt });
    await db.trainings.update(id, { isDelivered: true });
  }
  for (const checkout of db.checkouts.where(({ isCredited }) => !isCredited)) {
    const { id, userId, tier, reportedAt } = checkout;
    if (reportedAt === null || reportedAt > now) continue;
    const purchase = { kind: 'purchase', amount: PLANS[tier].credits, reference: id } as const;
    await book(db, userId, purchase, reportedAt);
    await db.checkouts.update(id, { isCredited: true });
  }
}
