import { expect, test } from 'vitest';
import { TRAINING_COST_CREDITS as COST } from '#openapi/limits.gen.ts';
import { RefusedAnswer } from '#shared/api/outbox.ts';
import { creditFailure, failedOnServer, uploadFailure } from './training-failure.ts';
import type { Refund } from './training-journal.ts';
import { openRefundsTitle, REFUND_TEXT, refundNotice, stateNotice } from './training-notices.ts';
import { isRefundOpen, type RefundOutcome, type TrainingState } from './training-state.ts';

const BACK = `Your ${COST} credits have been refunded.`;
const PHOTOS = uploadFailure(new RefusedAnswer('', { details: ['one.jpg: no face', 'two.jpg: too dark'] }));
const said = (message: string) => creditFailure(new Error(message));

test.each([
  ['refunded', BACK],
  ['neverTaken', 'No credits were taken.'],
  ['nothingLeft', 'The server says that nothing is left to give back for this training.'],
  ['failed', `The refund of your ${COST} credits did not go through. It stays open, and you can try again.`],
  ['unknown', `It is not known yet whether your ${COST} credits have been given back. We keep asking.`],
  ['chargeUnknown', `It is not known yet whether ${COST} credits were taken. We keep asking.`],
] as const)('says what became of the credits: %s (§8)', (refund, text) => {
  expect(REFUND_TEXT[refund]).toBe(text);
});

test.each([
  [failedOnServer, undefined, 'Training Failed', failedOnServer.message],
  [failedOnServer, 'refunded', 'Training Failed', `${failedOnServer.message} ${BACK}`],
  [failedOnServer, 'failed', 'Credit Error', `${failedOnServer.message} ${REFUND_TEXT.failed}`],
  [failedOnServer, 'unknown', 'Credit Error', `${failedOnServer.message} ${REFUND_TEXT.unknown}`],
  [said('Lost'), 'chargeUnknown', 'Credit Error', `Lost. ${REFUND_TEXT.chargeUnknown}`],
  [said('Nothing left?'), 'neverTaken', 'Credit Error', 'Nothing left? No credits were taken.'],
  [
    PHOTOS,
    'refunded',
    'Photo Validation Failed',
    `one.jpg: no face\ntwo.jpg: too dark\nPhoto Quality Tips: see the guidelines in the console, or in Step 2.\n${BACK}`,
  ],
] as const)('announces a failure: %o, %s (§8)', (failure, refund, title, text) => {
  expect(stateNotice({ step: 'failed', failure, ...(refund && { refund }) })).toEqual({
    title,
    text,
    tone: 'error',
  });
});

test('announces a ready twin by its trigger word, and nothing before', () => {
  const ready = (triggerWord?: string) => ({ step: 'ready', twin: { triggerWord } }) as TrainingState;
  const states: TrainingState[] = [
    ready('ADA7K'),
    ready(),
    { step: 'checkingCredits' },
    { step: 'otherTab' },
  ];
  const notice = (text: string) => ({ title: 'Your twin is ready', tone: 'success', text });
  expect(states.map((state) => stateNotice(state))).toEqual([
    notice('ADA7K is trained and selected. Time to create.'),
    notice('It is trained and selected. Time to create.'),
    undefined,
    undefined,
  ]);
});

const NOT_AGAIN = 'The refund did not go through this time either. It stays open, and you can try again.';

test.each<[RefundOutcome[], string, string]>([
  [['refunded'], 'Credits settled', BACK],
  [['neverTaken', 'refunded', 'refunded'], 'Credits settled', `Your ${2 * COST} credits have been refunded.`],
  [['neverTaken'], 'Credits settled', 'No credits were taken.'],
  [['failed'], 'Credit Error', NOT_AGAIN],
  [['unknown'], 'Credit Error', REFUND_TEXT.unknown],
  [['failed', 'refunded'], 'Credit Error', `${BACK} ${NOT_AGAIN}`],
])('says how the refunds ended that were asked for again: %s', (outcomes, title, text) => {
  const tone = outcomes.some(isRefundOpen) ? 'error' : 'success';
  expect(refundNotice(outcomes)).toEqual({ title, text, tone });
});

const refund = (state: Refund['state'], isCharged: boolean): Refund => {
  return { id: '1', failure: failedOnServer, state, isCharged };
};

test.each([
  [[refund('failed', true)], `You are owed ${COST} credits`],
  [
    [refund('failed', true), refund('unknown', false)],
    `The refund of ${2 * COST} credits is not confirmed yet`,
  ],
  [[refund('unknown', false)], `It is not known yet whether ${COST} credits were taken`],
])('claims a debt only where it is one for certain: %j', (refunds, title) => {
  expect(openRefundsTitle(refunds)).toBe(title);
});
