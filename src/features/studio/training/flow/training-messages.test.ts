import { describe, expect, test } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { RefusedResponse } from '#shared/api/refused-response.ts';
import * as messages from './training-messages.ts';
import type { RequestStep, TrainingFailure } from './training-state.ts';

// Rare failures only. The error catalogue covers the common ones in the whole app.

const SILENT = new Error('');
const problem = (status: number, body: object) => ApiError.http(status, '', JSON.stringify(body));
const guidelines = ['One person'];
const odd = { error: 'No.', details: [{ a: 1 }], guidelines };
const long = 'x'.repeat(300);
const REJECTED = { kind: 'photosRejected', plainMessage: long } as const;
const { refundNotice, refundText, stateNotice, failedOnServer } = messages;
const COST = 350;
const failureOf = (step: RequestStep) => (error: unknown) => messages.STEP_FAILURES[step](error, COST);
const charging = failureOf('charging');
const uploading = failureOf('uploading');
const requesting = failureOf('requesting');

const NO_UPLOAD = 'Failed to upload photos for training';
const NO_LIST = 'Couldn’t load your twins. No training was started, and nothing was charged.';
const NO_CHARGE = 'Couldn’t charge your credits. Try again.';
const TOO_FEW = `You need ${COST} credits. Your balance is too low.`;

describe('messages of failed steps (§8)', () => {
  test.each<[TrainingFailure, message: string, more?: Partial<TrainingFailure>]>([
    [uploading(SILENT), NO_UPLOAD],
    [uploading(new RefusedResponse('No.', { guidelines })), 'No.', { guidelines }],
    [
      uploading(problem(422, odd)),
      `${NO_UPLOAD}. 422: No.`,
      { plainMessage: `${NO_UPLOAD}. No.`, guidelines },
    ],
    [uploading(problem(422, { details: long })), `${'x'.repeat(259)}…`, REJECTED],
    [requesting(SILENT), 'Failed to start training'],
    [charging(new RefusedResponse('', { available: COST })), NO_CHARGE, { kind: 'creditError' }],
    [charging(problem(402, { error: 'No.' })), TOO_FEW, { kind: 'insufficientCredits' }],
    [charging(new messages.ListUnreadable('', { cause: SILENT })), NO_LIST],
  ])('failure %#', (failure, message, more) => {
    expect(failure).toMatchObject({ message, plainMessage: message, kind: 'trainingFailed', ...more });
    expect(failure.guidelines).toEqual(more?.guidelines ?? []);
  });
});

const refund = { id: 'training-1', isCharged: true, costCredits: COST, state: 'nothingLeft' } as const;
const FAILED_REFUND = { ...refund, state: 'failed' } as const;
const FAILED = { step: 'failed', failure: failedOnServer, refund } as const;
const TWIN = { key: 'ADA9Q', userId: 'user_ada', triggerWord: 'ADA9Q', completedAt: 1 };
const READY = { step: 'ready', twin: TWIN } as const;

describe('toasts of a training (§8)', () => {
  test.each([
    [stateNotice(FAILED), 'Training Failed', `${failedOnServer.message} ${refundText(refund)}`],
    [refundNotice(FAILED_REFUND), 'Credit Error', refundText(FAILED_REFUND)],
    [stateNotice(READY), 'Your twin is ready', 'ADA9Q is trained and selected. Time to create.'],
  ])('notice %#', (notice, title, text) => {
    expect(notice).toMatchObject({ title, text });
  });
});
