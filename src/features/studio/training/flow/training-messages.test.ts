import { expect, test } from 'vitest';
import { TRAINING_COST_CREDITS as COST } from '#openapi/limits.gen.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { RefusedAnswer } from '#shared/api/outbox.ts';
import * as messages from './training-messages.ts';
import type { RefundOutcome, TrainingFailure, TrainingState } from './training-state.ts';

// Beside the error catalogue, which plays the most common ones in the whole app.

const SILENT = new Error('');
const problem = (status: number, body: object) => ApiError.http(status, '', JSON.stringify(body));
const PROXY_PAGE = ApiError.http(413, '', '<html><body><h1>Request Entity Too Large</h1></body></html>');
const NO_UPLOAD = 'Failed to upload photos for training';
const ODD_DETAILS = { error: 'No.', details: [{ a: 1 }] };
const details = ['one.jpg: no face', 'two.jpg: too dark'];
const { failedOnServer, REFUND_TEXT, refundNotice, stateNotice } = messages;
const { charging, uploading, requesting } = messages.STEP_FAILURES;

const PLAIN = 'trainingFailed';
const CREDITS = 'creditError';
const NO_LIST = 'Your list of twins could not be read. No training was started, and nothing was charged.';
const like = (text: RegExp): unknown => expect.stringMatching(text);

test.each<[failure: TrainingFailure, message: unknown, kind?: string, plainMessage?: string]>([
  [uploading(SILENT), NO_UPLOAD],
  [uploading(ApiError.of('aborted')), 'You cancelled the upload.'],
  [uploading(new RefusedAnswer('No.')), 'No.'],
  [uploading(PROXY_PAGE), `${NO_UPLOAD}. 413: The server answered with an error page (Content Too Large).`],
  [uploading(problem(422, ODD_DETAILS)), `${NO_UPLOAD}. 422: No.`, PLAIN, `${NO_UPLOAD}. No.`],
  [uploading(problem(422, { details: 'No face' })), 'No face', 'photosRejected'],
  [uploading(problem(422, { error: 'No.', details })), details.join('\n'), 'photosRejected'],
  [requesting(SILENT), 'Failed to start training'],
  [requesting(problem(503, { error: 'Away.' })), '503: Away.', PLAIN, 'Away.'],
  [charging(SILENT), 'Your credits could not be charged. Please try again.', CREDITS],
  [charging(problem(402, {})), `You need ${COST} credits. Your balance is too low.`, 'insufficientCredits'],
  [messages.listFailure(SILENT), NO_LIST],
  [messages.journalUnreadable, like(/^This browser cannot read .*again\.$/), CREDITS],
  [failedOnServer, 'The server could not finish this training.'],
  [messages.lostOnServer, 'The server no longer knows of this training.'],
  [messages.neverFinished, like(/^This training has .* again\.$/)],
  [messages.stoppedWaiting, like(/^You stopped .* how it ended\.$/)],
  [messages.interrupted, like(/^The page was closed .*requested\.$/)],
])('%o (§8)', (failure, message, kind = PLAIN, plainMessage: unknown = message) => {
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
