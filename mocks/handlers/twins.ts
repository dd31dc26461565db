import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { canPayWith, entriesOf, runningTraining } from '../db/ledger-book.ts';
import { balanceOf } from '../domain/ledger.ts';
import { trainingState, TRAINING_TIME_TEXT } from '../domain/training.ts';
import { triggerWordFor } from '../domain/trigger-word.ts';
import { problem, type Handler, type Schemas } from '../server/handler.ts';

export const listPromptTemplates: Handler<'listPromptTemplates'> = ({ db }) => ({
  templates: db.templates.all() as Schemas['PromptTemplate'][],
});

export const listTrainedModels: Handler<'listTrainedModels'> = ({ db, user }) =>
  db.twins
    .ofUser(user.id)
    .toSorted((a, b) => b.completedAt - a.completedAt)
    .map((twin) => ({
      userId: user.id,
      trigger_word: twin.triggerWord,
      status: 'ready' as const,
      training_status: 'succeeded' as const,
      completedAt: new Date(twin.completedAt).toISOString(),
    }));

export const getTrainingStatus: Handler<'getTrainingStatus'> = ({ db, user, now }) => {
  const latest = db.trainings
    .ofUser(user.id)
    .toSorted((a, b) => a.startedAt - b.startedAt)
    .at(-1);
  if (!latest) throw problem(404, 'You have not trained a twin yet.');
  const { status, training_status, completedAt } = trainingState(latest, now);
  return {
    ok: true,
    status,
    trigger_word: latest.triggerWord,
    training_status,
    completedAt: completedAt === null ? null : new Date(completedAt).toISOString(),
  };
};

export const trainTwin: Handler<'trainTwin'> = async ({ db, user, now, body, header, outcome }) => {
  const chargeKey = header['Charge-Key'];
  if (!canPayWith(db, user.id, chargeKey, TRAINING_COST_CREDITS[body.mode])) {
    const available = balanceOf(entriesOf(db, user.id));
    throw problem(402, { error: 'This training has not been paid for.', available });
  }
  if (runningTraining(db, user.id, now)) {
    const error = 'A twin is being trained already. Wait until it is ready.';
    throw problem(409, { error, code: 'trainingRuns' });
  }
  const upload = db.photoUploads.ofUser(user.id).find(({ zipUrl }) => zipUrl === body.referenceImages[0]);
  if (!upload || upload.usedAt !== null) {
    throw problem(422, 'These photos are no longer there. Upload them again.');
  }

  const taken = db.trainings.ofUser(user.id).map(({ triggerWord }) => triggerWord);
  const id = db.newId('training');
  const triggerWord = triggerWordFor(user.name, id, taken, upload);
  await db.trainings.insert({
    id,
    userId: user.id,
    photoUploadId: upload.id,
    chargeKey,
    mode: body.mode,
    triggerWord,
    startedAt: now,
    failsAfterMs: outcome.failsAfterMs ?? null,
    isDelivered: false,
  });
  await db.photoUploads.update(upload.id, { usedAt: now });
  const { mode } = body;
  return {
    ok: true,
    mode,
    status: 'training',
    trigger_word: triggerWord,
    trainingTime: TRAINING_TIME_TEXT[mode],
  };
};
