import * as v from 'valibot';
import { chargeCredits, refundCredits } from '#entities/credits/charge.ts';
import { fetchBalance } from '#entities/credits/credits.ts';
import { findTrainedTwin } from '#entities/twin/twin.ts';
import { fetchTwins } from '#entities/twin/use-twins.ts';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError, hasStatus } from '#shared/api/api-error.ts';
import { api, fetchPath, unwrap } from '#shared/api/client.ts';
import {
  callWithKey,
  isBusy,
  isClearRefusal,
  problemOf,
  RefusedAnswer,
  type KeyedAnswer,
} from '#shared/api/outbox.ts';
import { ensurePerson } from '#shared/api/person.ts';
import { sendFiles, toForm } from '#shared/api/send-files.ts';
import { label, parseFields, text, texts, tryParse } from '#shared/lib/schema.ts';
import { TRAINING_MESSAGES } from './training-messages.ts';
import { readClocks, type CallStep, type Training } from './training-state.ts';
import {
  next,
  type CalledTraining,
  type LatestTraining,
  type StepResult,
  type TrainingAnswer,
  type TrainingCall,
  type TrainingCommand,
  type TrainingEvent,
} from './training.ts';

/** A page, with its side effects. */
export interface Page {
  userId: string;
  photos: readonly File[];
  /** Cancels the upload. The other calls move credits, and must not be aborted. */
  upload?: AbortController;
  read(): Training;
  /** Stores and shows a state, before its commands run. */
  write(after: Training, before: Training): void;
  perform(command: Exclude<TrainingCommand, TrainingCall>): void;
}

/** Applies an event, and everything that follows from it. Resolves when nothing is left to call. */
export async function applyEvent(page: Page, event: TrainingEvent): Promise<void> {
  const before = page.read();
  const { state, commands } = next(before, event, readClocks());
  page.write(state, before);
  for (const command of commands) {
    if (command.type === 'tell' || command.type === 'select' || command.type === 'reloadCredits')
      page.perform(command);
    else await applyEvent(page, await callTraining(command, page));
  }
}

/** Derived from the id in the journal, so they are the same after a reload. */
const keysOf = (id: string) => {
  return { charge: `training-${id}-charge`, train: `training-${id}`, refund: `training-${id}-refund` };
};

/** Makes a call of the protocol. Never rejects. */
export async function callTraining(call: TrainingCall, page: Page): Promise<TrainingAnswer> {
  const { userId } = page;
  switch (call.type) {
    case 'prepare':
      return { ...call, answer: await Promise.allSettled([fetchBalance(userId), fetchTwins(userId)]) };
    case 'send':
      return { ...call, answer: await STEP_CALLS[call.open.step](page, call.open) };
    case 'refund': {
      const { id, state } = call.refund;
      const { charge: chargeKey, refund: key } = keysOf(id);
      // Refunds the charge, or makes sure that it is never booked. Later requests are one repeat each.
      const send = () => refundCredits(TRAINING_COST_CREDITS, { userId, key, chargeKey });
      const once = call.cause === 'end' ? {} : { isRepeat: state !== 'failed', pausesMs: [] };
      return { ...call, answer: await callWithKey(send, { userId, ...once }) };
    }
    case 'check': {
      const twins = call.of && (await fetchTwins(userId).catch(() => undefined));
      const twin = call.of && twins && findTrainedTwin(twins, call.of);
      const latest = twin ? READY : await fetchLatestTraining(userId).catch(() => UNREADABLE);
      return { ...call, answer: { ...latest, twin, isListed: twins !== undefined } };
    }
  }
}

const READY = { status: 'ready' } as const;
const UNREADABLE = { status: 'unreadable' } as const;

type StepCall = (page: Page, open: CalledTraining) => Promise<KeyedAnswer<StepResult>>;

const STEP_CALLS: Record<CallStep, StepCall> = {
  charging({ userId }, { id }) {
    const charge = { userId, key: keysOf(id).charge };
    return callWithKey(() => chargeCredits(TRAINING_COST_CREDITS, charge).then(() => ({})), { userId });
  },
  async uploading(page) {
    // Without a key, so it is sent once.
    const answer = await callWithKey(() => uploadPhotos(page), { userId: page.userId, pausesMs: [] });
    if (answer.kind !== 'accepted') printGuidelines(problemOf(answer.error).guidelines);
    return answer;
  },
  requesting({ userId }, { id, mode, zipUrl = '' }) {
    const { charge, train } = keysOf(id);
    const params = { header: { 'Idempotency-Key': train, 'Charge-Key': charge } };
    const body = { userId, mode, referenceImages: [zipUrl] };
    const send = async () => {
      const answer = await unwrap(api.POST('/api/twins/train', { body, params }));
      const { ok, error, refunded, trigger_word: triggerWord, ...facts } = parseFields(answer, TRAIN_ANSWER);
      if (ok === true) return { triggerWord, ...facts };
      throw new RefusedAnswer(error ?? TRAINING_MESSAGES.trainingFailed.text, { refunded });
    };
    return callWithKey(send, { userId, isRefusal: isTrainingRefusal });
  },
};

async function uploadPhotos({ userId, photos, upload }: Page): Promise<StepResult> {
  await ensurePerson(userId);
  const call = api.POST('/api/twins/upload-photos', {
    body: { userId, photos: [...photos] },
    bodySerializer: toForm,
    signal: upload?.signal ?? null,
  });
  const answer = parseFields(await sendFiles(photos, unwrap(call)), UPLOAD_ANSWER);
  const { zipUrl, warnings = [], error, ...problem } = answer;
  if (zipUrl !== undefined && error == null) return { zipUrl, warnings };
  throw new RefusedAnswer(tryParse(text, error) ?? TRAINING_MESSAGES.photosRejected.text, problem);
}

function printGuidelines(guidelines: readonly string[] = []): void {
  if (guidelines.length === 0) return;
  // oxlint-disable-next-line no-console -- the specification sends the person there ("Photo Quality Tips", §8).
  console.info(['Photo guidelines:', ...guidelines.map((line) => `• ${line}`)].join('\n'));
}

/** The latest training of this user. @throws {ApiError} also when it cannot be read */
export async function fetchLatestTraining(userId: string): Promise<LatestTraining> {
  try {
    const answer = await fetchPath('/api/twins/train/status/{userId}', { userId });
    const {
      ok,
      status,
      trigger_word: triggerWord,
      refunded: isRefunded,
    } = parseFields(answer, STATUS_ANSWER);
    if (ok !== true || status === undefined) throw ApiError.of('unreadable');
    return { status, triggerWord, isRefunded };
  } catch (error) {
    if (hasStatus(error, 404)) return { status: 'none' };
    throw error;
  }
}

const UPLOAD_ANSWER = {
  zipUrl: text,
  warnings: texts,
  error: v.nullish(v.unknown()),
  details: texts,
  guidelines: texts,
};

const STATUS_ANSWER = {
  ok: v.boolean(),
  status: v.picklist(['training', 'ready', 'failed']),
  /** Unique per user, so it identifies the training. */
  trigger_word: text,
  /** The training failed, and the server has refunded the credits by itself. */
  refunded: v.boolean(),
};

const TRAIN_ANSWER = {
  ok: v.boolean(),
  trigger_word: text,
  /** The duration by the server (spec §3). */
  trainingTime: label,
  error: text,
  refunded: v.boolean(),
};

/** Any readable refusal, 5xx included: spec §4 refunds it, and the refund ends a training that runs nevertheless. */
function isTrainingRefusal(error: unknown, isRepeat: boolean): boolean {
  if (isClearRefusal(error, isRepeat)) return true;
  return error instanceof ApiError && error.problem !== undefined && !isBusy(error);
}
