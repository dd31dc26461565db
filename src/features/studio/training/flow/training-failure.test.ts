import { expect, it } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { problem } from './testing/model-server.ts';
import {
  creditFailure,
  failedOnServer,
  interrupted,
  isRefundedByServer,
  lostOnServer,
  neverFinished,
  notAwaited,
  nothingTaken,
  RefusedAnswer,
  requestFailure,
  uploadFailure,
  type TrainingFailure,
} from './training-failure.ts';

const NO_WORDS = new Error('');
const FALLBACK = 'Failed to upload photos for training';

it.each<[string, TrainingFailure, TrainingFailure['title'], string]>([
  ['an upload without a word', uploadFailure(NO_WORDS), 'Training Failed', FALLBACK],
  ['a cut upload', uploadFailure(new Error('Cut.')), 'Training Failed', `${FALLBACK}. Cut.`],
  ['a cancelled one', uploadFailure(ApiError.of('aborted')), 'Training Failed', 'You cancelled the upload.'],
  ['a 200 that says no', uploadFailure(new RefusedAnswer('Three.')), 'Training Failed', 'Three.'],
  ['a request', requestFailure(NO_WORDS), 'Training Failed', 'Failed to start training'],
  [
    'a charge',
    creditFailure(NO_WORDS),
    'Credit Error',
    'Your credits could not be charged. Please try again.',
  ],
])('%s that failed has a title and a sentence (§8)', (_, failure, title, message) => {
  expect(failure).toEqual({ title, message, plainMessage: message, guidelines: [] });
});

it('keeps what good photos are like, whatever became of them', () => {
  const refused = new RefusedAnswer('Three.', { guidelines: ['One person'] });
  const error = problem(422, { error: 'Three.', guidelines: ['One person'] });
  for (const given of [refused, error]) expect(uploadFailure(given).guidelines).toEqual(['One person']);
});

it('is a matter of credits only when none were taken', () => {
  const others = [failedOnServer, lostOnServer, neverFinished, notAwaited, interrupted];
  expect(new Set(others.map(({ title }) => title))).toEqual(new Set(['Training Failed']));
  expect(nothingTaken.title).toBe('Credit Error');
});

it.each([
  [new RefusedAnswer('No.', { refunded: true }), true],
  [new RefusedAnswer('No.'), false],
  [problem(502, { error: 'No.', refunded: true }), true],
  [problem(502, { error: 'No.', refunded: false }), false],
  [ApiError.http(502, '', ''), false],
])('knows whether the server says that it has refunded by itself: %o %s', (error, is) => {
  expect(isRefundedByServer(error)).toBe(is);
});
