import { expect, test } from 'vitest';
import { TRAINING_COST_CREDITS as COST } from '#openapi/limits.gen.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { RefusedAnswer } from '#shared/api/outbox.ts';
import * as messages from './training-messages.ts';
import type { RefundOutcome, TrainingState } from './training-state.ts';

// Beside the error catalogue, which plays the most common ones in the whole app.

const SILENT = new Error('');
const problem = (status: number, body: object) => ApiError.http(status, '', JSON.stringify(body));
const PROXY_PAGE = ApiError.http(413, '', '<html><body><h1>Request Entity Too Large</h1></body></html>');
const NO_UPLOAD = 'Failed to upload photos for training';
const details = ['one.jpg: no face', 'two.jpg: too dark'];
const { failedOnServer, REFUND_TEXT, refundNotice, stateNotice } = messages;
const { charging, uploading, requesting } = messages.STEP_FAILURES;

test.each([
  [uploading(SILENT), 'trainingFailed', NO_UPLOAD],
  [uploading(ApiError.of('aborted')), 'trainingFailed', 'You cancelled the upload.'],
  [uploading(new RefusedAnswer('No.')), 'trainingFailed', 'No.'],
  [requesting(SILENT), 'trainingFailed', 'Failed to start training'],
  [
    uploading(PROXY_PAGE),
    'trainingFailed',
    `${NO_UPLOAD}. 413: The server answered with an error page (Content Too Large).`,
  ],
  [
    uploading(problem(422, { error: 'No.', details: [{ a: 1 }] })),
    'trainingFailed',
    `${NO_UPLOAD}. 422: No.`,
    `${NO_UPLOAD}. No.`,
  ],
  [uploading(problem(422, { details: 'No face' })), 'photosRejected', 'No face'],
  [uploading(problem(422, { error: 'No.', details })), 'photosRejected', details.join('\n')],
  [requesting(problem(503, { error: 'Away.' })), 'trainingFailed', '503: Away.', 'Away.'],
  [charging(SILENT), 'creditError', 'Your credits could not be charged. Please try again.'],
  [
    messages.listFailure(SILENT),
    'trainingFailed',
    'Your list of twins could not be read. No training was started, and nothing was charged.',
  ],
  [charging(problem(402, {})), 'insufficientCredits', `You need ${COST} credits. Your balance is too low.`],
  [messages.journalUnreadable, 'creditError', expect.stringMatching(/^This browser cannot read .*again\.$/)],
  [failedOnServer, 'trainingFailed', 'The server could not finish this training.'],
  [messages.lostOnServer, 'trainingFailed', 'The server no longer knows of this training.'],
  [messages.neverFinished, 'trainingFailed', expect.stringMatching(/^This training has .* again\.$/)],
  [messages.stoppedWaiting, 'trainingFailed', expect.stringMatching(/^You stopped .* how it ended\.$/)],
  [messages.interrupted, 'trainingFailed', expect.stringMatching(/^The page was closed .*requested\.$/)],
])('%o (§8)', (failure, kind, message: unknown, plainMessage = message) => {
  expect(failure).toEqual({ kind, message, plainMessage, guidelines: [] });
});

test('the guidelines of any failed upload are kept (§8.3)', () => {
  const guidelines = ['One person'];
  const refusals = [new RefusedAnswer('No.', { guidelines }), problem(422, { guidelines, details })];
  for (const refusal of [...refusals, problem(422, { guidelines })])
    expect(uploading(refusal).guidelines).toEqual(guidelines);
});

test('a failure is short enough to be stored', () => {
  const { message, plainMessage } = uploading(new RefusedAnswer('', { details: ['x'.repeat(30_000)] }));
  expect([message.length, plainMessage.length]).toEqual([260, 20_000]);
});

const NOTHING_LEFT = 'The server says that nothing is left to give back for this training.';

test.each([
  [failedOnServer, undefined, 'Training Failed', failedOnServer.message],
  [failedOnServer, 'nothingLeft', 'Training Failed', `${failedOnServer.message} ${NOTHING_LEFT}`],
  [charging(new Error('Lost?')), 'neverTaken', 'Credit Error', 'Lost? No credits were taken.'],
  [
    uploading(new RefusedAnswer('', { details })),
    'refunded',
    'Photo Validation Failed',
    `${details.join('\n')}\nPhoto Quality Tips: see the guidelines in the console, or in Step 2.\n${REFUND_TEXT.refunded}`,
  ],
] as const)('a failure is announced: %o, %s (§8)', (failure, refund, title, text) => {
  const notice = { title, text, tone: 'error' };
  expect(stateNotice({ step: 'failed', failure, ...(refund && { refund }) })).toEqual(notice);
});

test('a ready twin is announced by its trigger word, and nothing before', () => {
  const ready = (triggerWord?: string) => ({ step: 'ready', twin: { triggerWord } }) as TrainingState;
  const text = 'ADA7K is trained and selected. Time to create.';
  expect(stateNotice(ready('ADA7K'))).toEqual({ title: 'Your twin is ready', tone: 'success', text });
  expect(stateNotice(ready())?.text).toBe('It is trained and selected. Time to create.');
  expect(stateNotice({ step: 'checkingCredits' })).toBeUndefined();
});

const NOT_AGAIN = 'The refund did not go through this time either. It stays open, and you can try again.';

test.each<[RefundOutcome, string, string, string]>([
  ['refunded', 'success', 'Credits settled', `Your ${COST} credits have been refunded.`],
  ['neverTaken', 'success', 'Credits settled', 'No credits were taken.'],
  ['failed', 'error', 'Credit Error', NOT_AGAIN],
  ['unknown', 'error', 'Credit Error', REFUND_TEXT.unknown],
])('a refund that was requested again ends so: %s', (outcome, tone, title, text) => {
  expect(refundNotice(outcome)).toEqual({ title, text, tone });
});
