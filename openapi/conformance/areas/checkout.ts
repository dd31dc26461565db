import { IMAGE_COST_CREDITS, PLANS, SESSION_LIFETIME_MS } from '#openapi/limits.gen.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { scenario } from '../scenarios/scenario.ts';
import { combinations, justAfter, oneOf, readAll, times, wait } from '../scenarios/steps.ts';
import { defineArea, shownBy } from './area.ts';

/** Buying credits, and the notices of the payment provider. */
export const checkout = defineArea({
  operations: {
    createCheckout: {
      goodRequests: ({ a }) => [{ good: a.buy('starter'), after: a.notice('paid') }],
      oddRequests: () => [{ body: { tier: 'free' } }],
      creates: [{ kind: 'createCheckout', field: 'url', lifeMs: Infinity, placeholder: '/' }],
      responseFields: { url: 'ignored' },
    },
  },
  rules: {
    'PAY-2': [shownBy('createCheckout', 400)],
    'PAY-3': [shownBy(['getCredits', 'createCheckout'], 200)],
    'PAY-4': [shownBy(['createCheckout', 'getCredits'], 200, 'paid')],
    'PAY-5': [shownBy(['createCheckout', 'getCredits'], 200, 'paid-again')],
    'PAY-6': [shownBy(['createCheckout', 'getCredits'], 200, 'undeclared-fields')],
    'PAY-7': [shownBy(['createCheckout', 'getCredits'], 200, 'not-signed')],
    'PAY-8': [shownBy(['createCheckout', 'getCredits'], 200, 'not-paid')],
  },
  scenarios: [
    scenario('A checkout is paid while another account starts many', ['PAY-3', 'PAY-4'], ({ a, b }) => [
      a.buy('starter'),
      times(90, () => b.buy('pro')),
      a.notice('paid'),
    ]),
    scenario(
      'Credits move after the session of the checkout has ended',
      ['CR-10', 'CR-20', 'CR-23'],
      ({ a }) => [
        a.buy('starter'),
        a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
        wait(justAfter(SESSION_LIFETIME_MS)),
        a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
        a.charge(900, { key: 'd' }),
        readAll(),
      ],
    ),
    scenario(
      'Notices count once in any order',
      ['CR-15', 'CR-16', 'CR-17', 'PAY-3', 'PAY-4', 'PAY-5', 'PAY-7', 'PAY-8'],
      ({ a }) => [
        a.buy('starter'),
        a.notice('paid'),
        a.notice('unpaid'),
        a.notice('paid'),
        a.notice('unsigned'),
        a.notice('paid'),
        a.buy('pro'),
        a.notice('unpaid'),
        a.notice('paid'),
        a.notice('unpaid'),
        a.notice('paid'),
      ],
    ),
    scenario(
      'Repeated notices of a payment count once',
      ['CR-15', 'CR-16', 'CR-17', 'PAY-3', 'PAY-4', 'PAY-5'],
      ({ a }) => [
        a.buy('starter'),
        a.notice('paid', { times: 3 }),
        a.notice('paid'),
        a.buy('creator'),
        a.notice('paid'),
        a.buy('pro'),
        a.notice('paid'),
      ],
    ),
    scenario(
      'Two checkouts of one account are paid one by one',
      ['CR-15', 'CR-16', 'CR-17', 'PAY-3', 'PAY-7', 'PAY-8'],
      ({ a }) => [
        a.buy('pro'),
        a.buy('starter'),
        a.notice('paid', { back: 1 }),
        a.notice('unsigned'),
        a.notice('unpaid'),
        a.notice('paid'),
        a.notice('unpaid'),
        a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
        a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
      ],
    ),
    scenario('A payment is booked a day after its checkout', ['CR-3', 'PAY-4'], ({ a }) => [
      a.buy('starter'),
      a.charge(1000, { key: 'c' }),
      wait(justAfter(SESSION_LIFETIME_MS)),
      readAll(),
      a.notice('paid'),
      a.charge(PLANS.starter.credits, { key: 'd' }),
      a.charge(1, { key: 'e' }),
    ]),
    scenario(
      'An early checkout of many can be paid',
      ['CR-15', 'CR-16', 'CR-17', 'PAY-3', 'PAY-4'],
      ({ a }) => [
        times(24, () => a.buy('starter')),
        a.buy('pro'),
        a.notice('paid', { back: 24 }),
        a.notice('paid', { back: 3 }),
        a.notice('paid'),
        a.charge(1, { key: 'c' }),
      ],
    ),
    scenario(
      'Every notice of a checkout in every state',
      ['CR-3', 'CR-7', 'CR-15', 'CR-16', 'PAY-4', 'PAY-5', 'PAY-7', 'PAY-8'],
      ({ a, b }) => [
        oneOf(
          a.buy('starter'),
          [a.buy('starter'), a.notice('unpaid')],
          [a.buy('starter'), a.notice('unsigned')],
          [a.buy('starter'), a.notice('paid')],
          [a.buy('starter'), wait(justAfter(SESSION_LIFETIME_MS)), readAll()],
          [a.buy('starter'), a.signOut()],
          [a.buy('pro'), a.buy('starter')],
          [a.buy('starter'), a.notice('paid'), a.buy('starter')],
          [b.buy('pro'), a.buy('starter')],
          [
            b.buy('pro'),
            b.notice('paid'),
            a.buy('starter'),
            a.startTraining('t'),
            a.waitForTraining('in the middle'),
          ],
          [a.charge(1000, { key: 'c' }), a.buy('starter'), a.refund(1000, { charge: 'c', key: 'r' })],
        ),
        oneOf(
          [
            combinations({ kind: ['unsigned', 'unpaid'] }, ({ kind }) => a.notice(kind)),
            wait(16 * MINUTE_MS),
            readAll(),
          ],
          [
            a.notice('paid', { times: 3 }),
            a.charge(PLANS.starter.credits, { key: 'd' }),
            readAll(),
            a.notice('unpaid'),
            a.notice('paid'),
            a.refund(PLANS.starter.credits, { charge: 'd', key: 's' }),
            readAll(),
          ],
          [
            a.notice('unsigned'),
            a.notice('unpaid'),
            a.charge(1001, { key: 'd' }),
            a.notice('paid'),
            a.charge(1001, { key: 'd' }),
            a.notice('paid', { times: 2 }),
            wait(justAfter(SESSION_LIFETIME_MS)),
            readAll(),
            a.notice('paid'),
            readAll(),
          ],
          [
            a.notice('paid', { isRead: false }),
            a.charge(1001, { key: 'd' }),
            a.charge(1, { key: 'e' }),
            a.notice('paid', { back: 1, isRead: false }),
            a.charge(1001, { key: 'f' }),
            b.notice('paid', { isRead: false }),
            b.charge(1001, { key: 'd' }),
            readAll(),
          ],
        ),
      ],
    ),
    scenario('Two checkouts are paid weeks later', ['PAY-4', 'TW-8', 'TW-9'], ({ a }) => [
      a.buy('starter'),
      a.buy('pro'),
      wait(8 * DAY_MS),
      a.notice('paid', { isRead: false }),
      wait(8 * DAY_MS),
      a.notice('paid', { back: 1, isRead: false }),
      readAll(),
    ]),
  ],
  randomSteps: ({ fc, steps, account }) => {
    const plan = fc.constantFrom('starter' as const, 'creator' as const, 'pro' as const);
    const isRead = fc.boolean();
    const notice = fc.constantFrom(
      { kind: 'paid' as const },
      { kind: 'paid' as const },
      { kind: 'paid' as const },
      { kind: 'paid' as const, times: 2 },
      { kind: 'paid' as const, times: 4 },
      { kind: 'paid' as const, back: 1 },
      { kind: 'unpaid' as const },
      { kind: 'unsigned' as const },
    );
    return [
      {
        weights: { money: 1, all: 1 },
        steps: steps({ account, plan, notice, isRead }, (drawn) => [
          drawn.account.buy(drawn.plan),
          drawn.account.notice(drawn.notice.kind, { ...drawn.notice, isRead: drawn.isRead }),
        ]),
      },
      {
        weights: { money: 1 },
        steps: steps({ account, notice, isRead }, (drawn) =>
          drawn.account.notice(drawn.notice.kind, { ...drawn.notice, isRead: drawn.isRead }),
        ),
      },
      {
        weights: {},
        isOddToo: true,
        steps: steps({ account, plan }, (drawn) => drawn.account.buy(drawn.plan)),
      },
    ];
  },
});
