import { describe, expect, it } from 'vitest';
import { creditFailure, failedOnServer, RefusedAnswer, uploadFailure } from './training-failure.ts';
import { owedText, refundNotice, stateNotice } from './training-notices.ts';
import type { RefundOutcome, TrainingState } from './training-state.ts';

const BACK = 'Your 200 credits have been refunded.';
const PHOTOS = uploadFailure(new RefusedAnswer('', { details: ['one.jpg: no face', 'two.jpg: too dark'] }));

describe('the toast of a training that failed (§8)', () => {
  it.each([
    [failedOnServer, 'refunded', 'Training Failed', `The server could not finish this training. ${BACK}`],
    [failedOnServer, 'notCharged', 'Training Failed', failedOnServer.message],
    [failedOnServer, 'notOwed', 'Training Failed', failedOnServer.message],
    [
      failedOnServer,
      'owed',
      'Credit Error',
      `${failedOnServer.message} The refund of your 200 credits did not go through. It is kept, and you can try it again.`,
    ],
    [
      failedOnServer,
      'unconfirmed',
      'Credit Error',
      `${failedOnServer.message} It is not known yet whether the refund of your 200 credits went through. You can check it in Step 2.`,
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
    expect(stateNotice({ step: 'failed', failure, refund })).toEqual({ title, text, variant: 'destructive' });
  });
});

it.each(['charge', 'training'] as const)('claims nothing while it is not known of the %s', (question) => {
  expect(stateNotice({ step: 'unsettled', question })).toEqual({
    title: 'Credit Error',
    text: expect.stringMatching(
      question === 'charge' ? /while 200 credits were being/ : /whether it began\. N/,
    ),
    variant: 'destructive',
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

it.each<[RefundOutcome, number, string, string]>([
  ['refunded', 1, 'Credits settled', BACK],
  ['refunded', 2, 'Credits settled', 'Your 400 credits have been refunded.'],
  ['notOwed', 0, 'Credits settled', 'The server says that no charge is left to refund'],
  ['owed', 0, 'Credit Error', 'The refund did not go through this time either.'],
  ['unconfirmed', 0, 'Credit Error', 'It is not known yet whether the refund of your 200 credits'],
])('says how the refund ended that was asked for again: %s, %s', (refund, count, title, text) => {
  const notice = refundNotice(refund, count);
  expect(notice).toMatchObject({ title, text: expect.stringContaining(text) });
  expect(notice.variant).toBe(title === 'Credit Error' ? 'destructive' : undefined);
});

it.each([
  [[false], 'You are owed 200 credits'],
  [[false, true], 'The refund of 400 credits is not confirmed yet'],
])('claims a debt only where no refund may have been booked already: %j', (unconfirmed, text) => {
  const refund = { id: '1', balanceBefore: 740, failure: failedOnServer, isUncertain: true, isOffered: true };
  expect(owedText(unconfirmed.map((isUnconfirmed) => ({ ...refund, isUnconfirmed })))).toBe(text);
});
