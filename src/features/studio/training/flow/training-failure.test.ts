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
} from './training-failure.ts';

const NO_WORDS = new Error('');
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
    expect(failure).toEqual({ title: 'Training Failed', message, plainMessage, guidelines: [] });
  },
);

it('a charge that failed is a Credit Error (§8.5)', () => {
  const message = 'Your credits could not be charged. Please try again.';
  expect(creditFailure(NO_WORDS)).toMatchObject({ title: 'Credit Error', message, plainMessage: message });
});

it.each([
  [upload({ details }), details.join('\n')],
  [upload({ details: 'No face' }), 'No face'],
  [said({ details }), details.join('\n')],
])('details make it a Photo Validation Failed, one line each (§8.3): %o', (failure, message) => {
  expect(failure).toMatchObject({ title: 'Photo Validation Failed', message, plainMessage: message });
});

it('keeps what good photos are like, whatever became of them', () => {
  const guidelines = ['One person'];
  const failures = [said({ guidelines }), upload({ guidelines }), upload({ details, guidelines })];
  for (const failure of failures) expect(failure.guidelines).toEqual(guidelines);
});

it('is a matter of credits only when none were taken', () => {
  const others = [failedOnServer, lostOnServer, neverFinished, notAwaited, interrupted];
  expect(new Set(others.map(({ title }) => title))).toEqual(new Set(['Training Failed']));
  expect(nothingTaken.title).toBe('Credit Error');
  for (const { message } of [nothingTaken, ...others]) expect(message).toMatch(/^(The|This|You) .*\.$/);
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
