import { expect, test } from 'vitest';
import { TRAINING_COST_CREDITS as COST } from '#openapi/limits.gen.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { RefusedAnswer } from '#shared/api/outbox.ts';
import * as messages from './training-messages.ts';
import type { Refund, TrainingFailure } from './training-state.ts';

// Beside the error catalogue, which plays the most common ones in the whole app.

const SILENT = new Error('');
const problem = (status: number, body: object) => ApiError.http(status, '', JSON.stringify(body));
const PROXY_PAGE = ApiError.http(413, '', '<html><body><h1>Request Entity Too Large</h1></body></html>');
const details = ['one.jpg: no face', 'two.jpg: too dark'];
const guidelines = ['One person'];
const odd = { error: 'No.', details: [{ a: 1 }], guidelines };
const long = { details: ['x'.repeat(300)] };
const REJECTED = { kind: 'photosRejected' } as const;
const { REFUND_TEXT, refundNotice, stateNotice, failedOnServer } = messages;
const { charging, uploading, requesting } = messages.STEP_FAILURES;

const NO_UPLOAD = 'Failed to upload photos for training';
const NO_LIST = 'Your list of twins could not be read. No training was started, and nothing was charged.';
const NO_CHARGE = 'Your credits could not be charged. Please try again.';
const TOO_FEW = `You need ${COST} credits. Your balance is too low.`;
const ONE_SHORT = `You need ${COST} credits. You have ${COST - 1} credits.`;

test.each<[TrainingFailure, message: string, more?: Partial<TrainingFailure>]>([
  [uploading(SILENT), NO_UPLOAD],
  [uploading(ApiError.of('aborted')), 'You cancelled the upload.'],
  [uploading(new RefusedAnswer('No.', { guidelines })), 'No.', { guidelines }],
  [uploading(PROXY_PAGE), `${NO_UPLOAD}. 413: The server answered with an error page (Content Too Large).`],
  [uploading(problem(422, odd)), `${NO_UPLOAD}. 422: No.`, { plainMessage: `${NO_UPLOAD}. No.`, guidelines }],
  [uploading(problem(422, { details: 'No face' })), 'No face', REJECTED],
  [uploading(problem(422, { details, guidelines })), details.join('\n'), { ...REJECTED, guidelines }],
  [uploading(problem(422, long)), `${'x'.repeat(259)}…`, { ...REJECTED, plainMessage: long.details[0]! }],
  [requesting(SILENT), 'Failed to start training'],
  [requesting(problem(503, { error: 'Away.' })), '503: Away.', { plainMessage: 'Away.' }],
  [charging(SILENT), NO_CHARGE, { kind: 'creditError' }],
  [charging(new RefusedAnswer('', { available: COST })), NO_CHARGE, { kind: 'creditError' }],
  [charging(new RefusedAnswer('', { available: COST - 1 })), ONE_SHORT, { kind: 'insufficientCredits' }],
  [charging(problem(402, {})), TOO_FEW, { kind: 'insufficientCredits' }],
  [charging(new messages.ListUnreadable('', { cause: SILENT })), NO_LIST],
])('%o (§8)', (failure, message, more) => {
  expect(failure).toMatchObject({ message, plainMessage: message, kind: 'trainingFailed', ...more });
  expect(failure.guidelines).toEqual(more?.guidelines ?? []);
});

const refund = (state: Refund['state'], isCharged = true): Refund => ({ id: 'one', isCharged, state });
const failed = (failure: TrainingFailure, of?: Refund) =>
  stateNotice({ step: 'failed', failure, ...(of && { refund: of }) });
const ready = (triggerWord?: string) => {
  const facts = { key: '1', userId: 'user_ada', completedAt: 1 };
  return stateNotice({ step: 'ready', twin: { ...facts, triggerWord } });
};
const TRAINED = 'is trained and selected. Time to create.';
const NOTHING_LEFT = 'The server says that nothing is left to refund for this training.';
const { message } = failedOnServer;
const NOT_TAKEN = failed(charging(new Error('Lost?')), refund('nothingLeft', false));
const TIPS = 'Photo Quality Tips: see the guidelines in the console, or in Step 2.';
const REFUSED = failed(uploading(problem(422, { details })), refund('refunded'));
const LINES = [...details, TIPS, REFUND_TEXT.refunded].join('\n');

// What is said of open refunds is in the table of the decisions.
test.each([
  [failed(failedOnServer), 'error', 'Training Failed', message],
  [failed(failedOnServer, refund('nothingLeft')), 'error', 'Training Failed', `${message} ${NOTHING_LEFT}`],
  [NOT_TAKEN, 'error', 'Credit Error', 'Lost? No credits were taken.'],
  [REFUSED, 'error', 'Photo Validation Failed', LINES],
  [refundNotice(refund('refunded')), 'success', 'Credits settled', REFUND_TEXT.refunded],
  [refundNotice(refund('failed')), 'error', 'Credit Error', REFUND_TEXT.failed],
  [ready('ADA7K'), 'success', 'Your twin is ready', `ADA7K ${TRAINED}`],
  [ready(), 'success', 'Your twin is ready', `It ${TRAINED}`],
])('is announced: %o (§8)', (notice, tone, title, text) => {
  expect(notice).toEqual({ title, text, tone });
});
