import { describe, expect, it } from 'vitest';
import { RefusedAnswer } from '../../../../shared/api/keyed-call.ts';
import { creditFailure, failedOnServer, uploadFailure } from './training-failure.ts';
import { openRefundsTitle, refundNotice, stateNotice } from './training-notices.ts';
import { isRefundOpen, type RefundOutcome, type TrainingState } from './training-state.ts';

const BACK = 'Your 200 credits have been refunded.';
const PHOTOS = uploadFailure(new RefusedAnswer('', { details: ['one.jpg: no face', 'two.jpg: too dark'] }));

describe('the toast of a training that failed (§8)', () => {
  it.each([
    [failedOnServer, 'refunded', 'Training Failed', `The server could not finish this training. ${BACK}`],
    [failedOnServer, undefined, 'Training Failed', failedOnServer.message],
    [failedOnServer, 'neverTaken', 'Training Failed', `${failedOnServer.message} No credits were taken.`],
    [
      failedOnServer,
      'nothingLeft',
      'Training Failed',
      `${failedOnServer.message} The server says that nothing is left to give back for this training.`,
    ],
    [
      failedOnServer,
      'failed',
      'Credit Error',
      `${failedOnServer.message} The refund of your 200 credits did not go through. It is kept, and you can try it again.`,
    ],
    [
      failedOnServer,
      'unknown',
      'Credit Error',
      `${failedOnServer.message} It is not known yet whether your 200 credits have been given back. We ask until it is.`,
    ],
    [
      creditFailure(new Error('Lost.')),
      'chargeUnknown',
      'Credit Error',
      'Lost. It is not known yet whether 200 credits were taken. We ask until it is.',
    ],
    [
      PHOTOS,
      'refunded',
      'Photo Validation Failed',
      `one.jpg: no face\ntwo.jpg: too dark\nPhoto Quality Tips: see the guidelines in the console, or in Step 2.\n${BACK}`,
    ],
    [creditFailure(new Error('Nothing. Left')), 'refunded', 'Credit Error', `Nothing. Left. ${BACK}`],
    [creditFailure(new Error('Nothing left?')), 'refunded', 'Credit Error', `Nothing left? ${BACK}`],
  ] as const)('%o, %s', (failure, refund, title, text) => {
    expect(stateNotice({ step: 'failed', failure, refund })).toEqual({ title, text, tone: 'error' });
  });
});

it.each(['ADA7K', undefined])(
  'names the twin that is ready by its trigger word, if it has one: %s',
  (word) => {
    const twin = { key: '1', triggerWord: word, completedAt: 0, model: {} } as never;
    expect(stateNotice({ step: 'ready', twin })?.text).toBe(
      `${word ?? 'It'} is trained and selected. Time to create.`,
    );
  },
);

it('is silent on the way', () => {
  const steps: TrainingState[] = [{ step: 'idle' }, { step: 'charging' }, { step: 'otherTab' }];
  expect(steps.map(stateNotice)).toEqual([undefined, undefined, undefined]);
});

it.each<[RefundOutcome[], string, string]>([
  [['refunded'], 'Credits settled', BACK],
  [['neverTaken', 'refunded', 'refunded'], 'Credits settled', 'Your 400 credits have been refunded.'],
  [['neverTaken'], 'Credits settled', 'No credits were taken.'],
  [['failed'], 'Credit Error', 'The refund did not go through this time either.'],
  [['unknown'], 'Credit Error', 'It is not known yet whether your 200 credits have been given back.'],
  [['failed', 'refunded'], 'Credit Error', `${BACK} The refund did not go through this time either.`],
])('says how the refunds ended that were asked for again: %s', (outcomes, title, text) => {
  const notice = refundNotice(outcomes);
  expect(notice).toMatchObject({ title, text: expect.stringContaining(text) });
  expect(notice.tone === 'error').toBe(outcomes.some(isRefundOpen));
});

it.each([
  [[['failed', true]], 'You are owed 200 credits'],
  [
    [
      ['failed', true],
      ['unknown', false],
    ],
    'The refund of 400 credits is not confirmed yet',
  ],
  [[['unknown', false]], 'It is not known yet whether 200 credits were taken'],
] as const)('claims a debt only where it is one for certain: %j', (refunds, title) => {
  const rows = refunds.map(([state, isCharged]) => ({ id: '1', failure: failedOnServer, state, isCharged }));
  expect(openRefundsTitle(rows)).toBe(title);
});
