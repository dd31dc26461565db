import { expect, it } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { RefusedAnswer } from '../../../../shared/api/keyed-call.ts';
import {
  chargeFailure,
  creditFailure,
  failedOnServer,
  interrupted,
  isRefundedByServer,
  listFailure,
  lostOnServer,
  neverFinished,
  notAwaited,
  requestFailure,
  uploadFailure,
} from './training-failure.ts';

const NO_WORDS = new Error('');
const problem = (status: number, body: object) => ApiError.http(status, '', JSON.stringify(body));
const FALLBACK = 'Failed to upload photos for training';
const PROXY = 'The server answered with an error page (Content Too Large).';
const HTML = '<html><body><h1>Request Entity Too Large</h1></body></html>';
const details = ['one.jpg: no face', 'two.jpg: too dark'];
const upload = (body: object) => uploadFailure(problem(422, { error: 'No.', ...body }));
const said = (also: object) => uploadFailure(new RefusedAnswer('Three.', also));

it.each([
  ['an upload without a word', uploadFailure(NO_WORDS), FALLBACK],
  ['a cut upload', uploadFailure(new Error('Cut.')), `${FALLBACK}. Cut.`],
  ['a cancelled one', uploadFailure(ApiError.of('aborted')), 'You cancelled the upload.'],
  ['one that a proxy refused', uploadFailure(ApiError.http(413, '', HTML)), `${FALLBACK}. 413: ${PROXY}`],
  ['one without details', upload({ details: null }), `${FALLBACK}. 422: No.`, `${FALLBACK}. No.`],
  [
    'one whose details are nonsense',
    upload({ details: [{ a: 1 }] }),
    `${FALLBACK}. 422: No.`,
    `${FALLBACK}. No.`,
  ],
  ['a 200 that says no', said({}), 'Three.'],
  ['a request', requestFailure(NO_WORDS), 'Failed to start training'],
  ['a refused one', requestFailure(problem(503, { error: 'Away.' })), '503: Away.', 'Away.'],
])(
  '%s that failed is a Training Failed with a sentence (§8.4)',
  (_, failure, message, plainMessage = message) => {
    expect(failure).toEqual({ kind: 'trainingFailed', message, plainMessage, guidelines: [] });
  },
);

it('a charge that failed is a Credit Error (§8.5)', () => {
  const message = 'Your credits could not be charged. Please try again.';
  expect(creditFailure(NO_WORDS)).toMatchObject({ kind: 'creditError', message, plainMessage: message });
});

it.each([
  [upload({ details }), details.join('\n')],
  [upload({ details: 'No face' }), 'No face'],
  [said({ details }), details.join('\n')],
])('details make it a Photo Validation Failed, one line each (§8.3): %o', (failure, message) => {
  expect(failure).toMatchObject({ kind: 'photosRejected', message, plainMessage: message });
});

it('keeps what good photos are like, whatever became of them', () => {
  const guidelines = ['One person'];
  const failures = [said({ guidelines }), upload({ guidelines }), upload({ details, guidelines })];
  for (const failure of failures) expect(failure.guidelines).toEqual(guidelines);
});

it('is told in a sentence when the server ended it, or nobody did', () => {
  for (const { kind, message } of [failedOnServer, lostOnServer, neverFinished, notAwaited, interrupted]) {
    expect(kind).toBe('trainingFailed');
    expect(message).toMatch(/^(The|This|You) .*\.$/);
  }
});

it.each([
  [ApiError.http(500, 'Oops', ''), '500: Oops. No training was started, and nothing was charged.'],
  [NO_WORDS, 'Your list of twins could not be read. No training was started, and nothing was charged.'],
])('says that nothing was charged when the list could not be read: %o', (error, message) => {
  expect(listFailure(error)).toMatchObject({ kind: 'trainingFailed', message });
});

it.each([
  [
    problem(402, { error: 'No.', available: 35 }),
    'insufficientCredits',
    'You need 200 credits. You have 35 credits.',
  ],
  [problem(402, {}), 'insufficientCredits', 'You need 200 credits. Your balance is too low.'],
  [problem(400, { error: 'No.' }), 'creditError', '400: No.'],
])('a refused charge: %o', (error, kind, message) => {
  expect(chargeFailure(error)).toMatchObject({ kind, message });
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
