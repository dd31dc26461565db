import { expect, test } from 'vitest';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { RefusedAnswer } from '#shared/api/outbox.ts';
import * as failures from './training-failure.ts';

const SILENT = new Error('');
const problem = (status: number, body: object) => ApiError.http(status, '', JSON.stringify(body));
const PROXY_PAGE = ApiError.http(413, '', '<html><body><h1>Request Entity Too Large</h1></body></html>');
const details = ['one.jpg: no face', 'two.jpg: too dark'];
const NO_UPLOAD = 'Failed to upload photos for training';
const NOTHING_BEGUN = 'No training was started, and nothing was charged.';
const { chargeFailure, creditFailure, listFailure, requestFailure, uploadFailure } = failures;

test.each([
  [uploadFailure(SILENT), 'trainingFailed', NO_UPLOAD],
  [uploadFailure(new Error('Cut.')), 'trainingFailed', `${NO_UPLOAD}. Cut.`],
  [uploadFailure(ApiError.of('aborted')), 'trainingFailed', 'You cancelled the upload.'],
  [
    uploadFailure(PROXY_PAGE),
    'trainingFailed',
    `${NO_UPLOAD}. 413: The server answered with an error page (Content Too Large).`,
  ],
  [
    uploadFailure(problem(422, { error: 'No.', details: [{ a: 1 }] })),
    'trainingFailed',
    `${NO_UPLOAD}. 422: No.`,
    `${NO_UPLOAD}. No.`,
  ],
  [uploadFailure(problem(422, { error: 'No.', details })), 'photosRejected', details.join('\n')],
  [uploadFailure(problem(422, { details: 'No face' })), 'photosRejected', 'No face'],
  [uploadFailure(new RefusedAnswer('Three.')), 'trainingFailed', 'Three.'],
  [requestFailure(SILENT), 'trainingFailed', 'Failed to start training'],
  [requestFailure(problem(503, { error: 'Away.' })), 'trainingFailed', '503: Away.', 'Away.'],
  [creditFailure(SILENT), 'creditError', 'Your credits could not be charged. Please try again.'],
  [listFailure(SILENT), 'trainingFailed', `Your list of twins could not be read. ${NOTHING_BEGUN}`],
  [listFailure(ApiError.http(500, 'Oops', '')), 'trainingFailed', `500: Oops. ${NOTHING_BEGUN}`],
  [
    chargeFailure(problem(402, { available: 35 })),
    'insufficientCredits',
    `You need ${TRAINING_COST_CREDITS} credits. You have 35 credits.`,
  ],
  [
    chargeFailure(problem(402, {})),
    'insufficientCredits',
    `You need ${TRAINING_COST_CREDITS} credits. Your balance is too low.`,
  ],
  [chargeFailure(problem(400, { error: 'No.' })), 'creditError', '400: No.', 'No.'],
  [failures.journalUnreadable, 'creditError', expect.stringMatching(/^This browser cannot read .*again\.$/)],
  [failures.failedOnServer, 'trainingFailed', 'The server could not finish this training.'],
  [failures.lostOnServer, 'trainingFailed', 'The server no longer knows of this training.'],
  [
    failures.neverFinished,
    'trainingFailed',
    expect.stringMatching(/^This training has .* start it again\.$/),
  ],
  [
    failures.stoppedWaiting,
    'trainingFailed',
    expect.stringMatching(/^You stopped waiting .*how it ended\.$/),
  ],
  [failures.interrupted, 'trainingFailed', expect.stringMatching(/^The page was closed .*requested\.$/)],
])('%o (§8)', (failure, kind, message: unknown, plainMessage = message) => {
  expect(failure).toEqual({ kind, message, plainMessage, guidelines: [] });
});

test('keeps the guidelines of any failed upload (§8.3)', () => {
  const guidelines = ['One person'];
  const refusals = [new RefusedAnswer('No.', { guidelines }), problem(422, { guidelines, details })];
  for (const refusal of [...refusals, problem(422, { guidelines })])
    expect(uploadFailure(refusal).guidelines).toEqual(guidelines);
});

test('is short enough to be stored', () => {
  const { message, plainMessage } = uploadFailure(new RefusedAnswer('', { details: ['x'.repeat(30_000)] }));
  expect([message.length, plainMessage.length]).toEqual([260, 20_000]);
});
