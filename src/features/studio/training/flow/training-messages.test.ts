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
const NO_UPLOAD = 'Failed to upload photos for training';
const details = ['one.jpg: no face', 'two.jpg: too dark'];
const guidelines = ['One person'];
const long = (length: number) => `${'x'.repeat(length - 1)}…`;
const { REFUND_TEXT, refundNotice, stateNotice } = messages;
const { charging, uploading, requesting } = messages.STEP_FAILURES;

const NO_LIST = 'Your list of twins could not be read. No training was started, and nothing was charged.';

test.each<[TrainingFailure, message: string, more?: Partial<TrainingFailure>]>([
  [uploading(SILENT), NO_UPLOAD],
  [uploading(ApiError.of('aborted')), 'You cancelled the upload.'],
  [uploading(new RefusedAnswer('No.', { guidelines })), 'No.', { guidelines }],
  [uploading(PROXY_PAGE), `${NO_UPLOAD}. 413: The server answered with an error page (Content Too Large).`],
  [
    uploading(problem(422, { error: 'No.', details: [{ a: 1 }], guidelines })),
    `${NO_UPLOAD}. 422: No.`,
    { plainMessage: `${NO_UPLOAD}. No.`, guidelines },
  ],
  [uploading(problem(422, { details: 'No face' })), 'No face', { kind: 'photosRejected' }],
  [
    uploading(problem(422, { error: 'No.', details, guidelines })),
    details.join('\n'),
    { kind: 'photosRejected', guidelines },
  ],
  [
    uploading(new RefusedAnswer('', { details: ['x'.repeat(300)] })),
    long(260),
    { kind: 'photosRejected', plainMessage: 'x'.repeat(300) },
  ],
  [requesting(SILENT), 'Failed to start training'],
  [requesting(problem(503, { error: 'Away.' })), '503: Away.', { plainMessage: 'Away.' }],
  [charging(SILENT), 'Your credits could not be charged. Please try again.', { kind: 'creditError' }],
  [
    charging(problem(402, {})),
    `You need ${COST} credits. Your balance is too low.`,
    { kind: 'insufficientCredits' },
  ],
  [charging(new messages.ListUnreadable('', { cause: SILENT })), NO_LIST],
  [messages.lostOnServer, 'The server no longer knows of this training.'],
  [
    messages.neverFinished,
    'This training has taken far too long, so it counts as failed. You can start it again.',
  ],
  [
    messages.stoppedWaiting,
    'You stopped waiting for this training: the server did not say in time how it ended.',
  ],
])('%o (§8)', (failure, message, more) => {
  expect(failure).toEqual({
    kind: 'trainingFailed',
    message,
    plainMessage: message,
    guidelines: [],
    ...more,
  });
});

const refund = (state: Refund['state'], isCharged = true) => ({ id: 'one', isCharged, state }) as Refund;
const FAILED = messages.failedOnServer;
const failed = (failure: TrainingFailure, refund?: Refund) =>
  stateNotice({ step: 'failed', failure, ...(refund && { refund }) });
const REJECTED = uploading(new RefusedAnswer('', { details }));
const TIPS = 'Photo Quality Tips: see the guidelines in the console, or in Step 2.';
const READY = 'is trained and selected. Time to create.';
const twin = (triggerWord?: string) =>
  stateNotice({ step: 'ready', twin: { key: '1', userId: '', triggerWord, completedAt: 1 } });

// What became of an open refund is in the table of the decisions.
test.each([
  ['nothing charged', failed(FAILED), 'error', 'Training Failed', FAILED.message],
  [
    'nothing left',
    failed(FAILED, refund('nothingLeft')),
    'error',
    'Training Failed',
    `${FAILED.message} ${REFUND_TEXT.nothingLeft}`,
  ],
  [
    'never taken',
    failed(charging(new Error('Lost?')), refund('nothingLeft', false)),
    'error',
    'Credit Error',
    'Lost? No credits were taken.',
  ],
  [
    'photos',
    failed(REJECTED, refund('refunded')),
    'error',
    'Photo Validation Failed',
    [...details, TIPS, REFUND_TEXT.refunded].join('\n'),
  ],
  ['asked again', refundNotice(refund('refunded')), 'success', 'Credits settled', REFUND_TEXT.refunded],
  ['still open', refundNotice(refund('failed')), 'error', 'Credit Error', REFUND_TEXT.failed],
  ['ready', twin('ADA7K'), 'success', 'Your twin is ready', `ADA7K ${READY}`],
  ['ready, without a name', twin(), 'success', 'Your twin is ready', `It ${READY}`],
])('is announced: %s (§8)', (_, notice, tone, title, text) => {
  expect(notice).toEqual({ title, text, tone });
});

test('what happened to the credits', () => {
  expect(REFUND_TEXT.nothingLeft).toBe(
    'The server says that nothing is left to give back for this training.',
  );
  expect(stateNotice({ step: 'idle' })).toBeUndefined();
});
