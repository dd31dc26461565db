import * as v from 'valibot';
import { chargeCredits, refundCredits } from '#entities/credits/charge.ts';
import { fetchBalance, reloadCredits } from '#entities/credits/credits.ts';
import { selectTwin } from '#entities/twin/selected-twin.ts';
import { findTrainedTwin } from '#entities/twin/twin.ts';
import { fetchTwins } from '#entities/twin/use-twins.ts';
import { ApiError, isRefusedWith } from '#shared/api/api-error.ts';
import { api, fetchPath, unwrap } from '#shared/api/client.ts';
import { meaningOf, type Meaning } from '#shared/api/outbox-meanings.ts';
import { sendWithKey, type KeyedResult } from '#shared/api/outbox.ts';
import { problemOf, RefusedResponse } from '#shared/api/refused-response.ts';
import { sendFiles, toForm } from '#shared/api/send-files.ts';
import type { Message } from '#shared/lib/messages.ts';
import { label, parseFields, text, texts, tryParse } from '#shared/lib/schema.ts';
import { ListUnreadable, TRAINING_MESSAGES } from './training-messages.ts';
import { readClocks, type RequestStep, type RunningTraining, type Training } from './training-state.ts';
import {
  next,
  type RequestedTraining,
  type Progress,
  type StepResult,
  type TrainingCommand,
  type TrainingEvent,
} from './training.ts';

/** The page that runs the protocol, with its side effects. */
export interface Page {
  userId: string;
  photos: readonly File[];
  /** Cancels the upload. The other requests move credits and must not be aborted. */
  upload?: AbortController;
  read(): Training;
  /** Stores and shows a state before its commands run. */
  write(after: Training, before: Training): void;
  notify(message: Message, isOwed: boolean): void;
}

/** Applies an event and all events that follow from it. Resolves after the last request. */
export async function applyEvent(page: Page, event: TrainingEvent): Promise<void> {
  const before = page.read();
  const { state, commands } = next(before, event, readClocks());
  page.write(state, before);
  for (const command of commands) {
    const nextEvent = await perform(command, page);
    if (nextEvent) await applyEvent(page, nextEvent);
  }
}

/** Idempotency keys are derived from the id in the journal, so they are the same after a reload. */
const keysOf = (id: string) => {
  return { charge: `training-${id}-charge`, train: `training-${id}`, refund: `training-${id}-refund` };
};

/** @returns the event with the response, for a command that sends a request */
async function perform(command: TrainingCommand, page: Page): Promise<TrainingEvent | void> {
  const { userId } = page;
  switch (command.type) {
    case 'notify':
      return page.notify(command.message, command.isOwed);
    case 'select':
      return selectTwin(userId, command.triggerWord);
    case 'reloadCredits':
      return void reloadCredits();
    case 'send': {
      const { open } = command;
      return { type: 'stepCompleted', open, response: await STEP_REQUESTS[open.step](page, open) };
    }
    case 'refund': {
      const { id, state, costCredits, refusedKeys } = command.refund;
      const { charge: chargeKey, refund } = keysOf(id);
      const key = refusedKeys === undefined ? refund : `${refund}-${refusedKeys}`;
      // Refunds the charge, or ensures that it is never booked. After the first request, each retry is sent once.
      const send = () => refundCredits(costCredits, { key, chargeKey });
      const retry = command.cause === 'first' ? {} : { isRepeat: state === 'unknown', pausesMs: [] };
      const response = await sendWithKey(send, { userId, ...retry });
      return { ...command, type: 'refundCompleted', response };
    }
    case 'check':
      return { type: 'checked', progress: await fetchProgress(userId, command.training) };
    case 'resume':
      return { type: 'resumed' };
    case 'checkElsewhere':
      return { type: 'checkedElsewhere', progress: await fetchLatestTraining(userId) };
  }
}

type StepRequest = (page: Page, open: RequestedTraining) => Promise<KeyedResult<StepResult>>;

const STEP_REQUESTS: Record<RequestStep, StepRequest> = {
  async charging({ userId }, { id, costCredits }) {
    const refused = (error: unknown) => ({ kind: 'refused', error }) as const;
    const [balance, twins] = await Promise.allSettled([fetchBalance(userId), fetchTwins(userId)]);
    if (balance.status === 'rejected') return refused(balance.reason);
    const available = balance.value;
    if (available < costCredits) return refused(new RefusedResponse('', { available }));
    // Some servers do not name the new twin. It is then identified by comparison with this list.
    if (twins.status === 'rejected') return refused(new ListUnreadable('', { cause: twins.reason }));
    const knownTwins = [...twins.value.words];
    const charge = () => chargeCredits(costCredits, { key: keysOf(id).charge });
    return sendWithKey(() => charge().then(() => ({ knownTwins })), { userId });
  },
  async uploading(page) {
    // The upload has no key, so it is not repeated.
    const response = await sendWithKey(() => uploadPhotos(page), { userId: page.userId, pausesMs: [] });
    const { guidelines = [] } = response.kind === 'accepted' ? {} : problemOf(response.error);
    const lines = ['Photo guidelines:', ...guidelines.map((line) => `• ${line}`)];
    // oxlint-disable-next-line no-console -- the specification sends the user there ("Photo Quality Tips", §8).
    if (guidelines.length > 0) console.info(lines.join('\n'));
    return response;
  },
  requesting({ userId }, { id, mode, zipUrl = '' }) {
    const { charge, train } = keysOf(id);
    const params = { header: { 'Idempotency-Key': train, 'Charge-Key': charge } };
    const body = { userId, mode, referenceImages: [zipUrl] };
    const send = async () => {
      const response = parseFields(
        await unwrap(api.POST('/api/twins/train', { body, params })),
        TRAINING_RESPONSE,
      );
      const { ok, error, refunded, trigger_word: triggerWord, trainingTime } = response;
      if (ok === true) return { triggerWord, trainingTime };
      throw new RefusedResponse(error ?? TRAINING_MESSAGES.trainingFailed.text, { refunded });
    };
    return sendWithKey(send, { userId, meaning: meaningForTraining });
  },
};

async function uploadPhotos({ userId, photos, upload }: Page): Promise<StepResult> {
  const request = api.POST('/api/twins/upload-photos', {
    body: { userId, photos: [...photos] },
    bodySerializer: toForm,
    signal: upload?.signal ?? null,
  });
  const response = parseFields(await sendFiles(photos, unwrap(request)), UPLOAD_RESPONSE);
  const { zipUrl, warnings, error, ...problem } = response;
  if (zipUrl !== undefined && error == null) return { zipUrl, warnings };
  throw new RefusedResponse(tryParse(text, error) ?? TRAINING_MESSAGES.photosRejected.text, problem);
}

async function fetchProgress(userId: string, training: RunningTraining): Promise<Progress> {
  const list = await fetchTwins(userId).catch(() => undefined);
  const twin = list && findTrainedTwin(list.twins, training);
  if (twin) return { status: 'ready', twin };
  return { ...(await fetchLatestTraining(userId)), isListed: list !== undefined };
}

/** The latest training of this user. Never rejects. */
export async function fetchLatestTraining(userId: string): Promise<Progress> {
  try {
    const response = await fetchPath('/api/twins/train/status/{userId}', { userId });
    const { ok, status, trigger_word: triggerWord, refunded } = parseFields(response, TRAINING_RESPONSE);
    if (ok !== true || status === undefined) throw ApiError.of('unreadable');
    return { status, triggerWord, isRefunded: refunded };
  } catch (error) {
    return isRefusedWith(error, 404) ? { status: 'none' } : { status: 'unreadable', error };
  }
}

/** The fields of the response to a request for a training or for its status. */
const TRAINING_RESPONSE = {
  ok: v.boolean(),
  error: text,
  status: v.picklist(['training', 'ready', 'failed']),
  /** Unique per user, so it identifies the training. */
  trigger_word: text,
  /** The duration that the server expects (spec §3). */
  trainingTime: label,
  /** The training failed, and the server has already refunded the credits. */
  refunded: v.boolean(),
};

const UPLOAD_RESPONSE = {
  zipUrl: text,
  warnings: texts,
  error: v.nullish(v.unknown()),
  details: texts,
  guidelines: texts,
};

/**
 * Treats a readable server error as a refusal, because spec §4 refunds it. The refund ends a training that runs
 * nevertheless.
 */
function meaningForTraining(error: unknown): Meaning {
  const meaning = meaningOf(error);
  const isServerError =
    error instanceof ApiError && error.problem !== undefined && (error.status ?? 0) >= 500;
  return isServerError ? 'refused' : meaning;
}
