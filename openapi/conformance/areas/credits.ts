import { IMAGE_COST_CREDITS, SESSION_LIFETIME_MS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { DAY_MS } from '../durations.ts';
import { inSecondSession, STYLES, type AccountSteps } from '../scenarios/account-steps.ts';
import { longKey } from '../scenarios/references.ts';
import { scenario } from '../scenarios/scenario.ts';
import {
  combinations,
  concurrently,
  justAfter,
  oneOf,
  readAll,
  times,
  wait,
  waitForEnd,
  type Steps,
} from '../scenarios/steps.ts';
import { defineArea, shownBy } from './area.ts';

/** A key `c` in every state of a charge. */
const chargeStates = (a: AccountSteps, b: AccountSteps): Steps =>
  oneOf(
    a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
    [a.charge(IMAGE_COST_CREDITS, { key: 'c' }), a.generateImage({ charge: 'c', key: 'i', twin: a.oldTwin })],
    [a.charge(IMAGE_COST_CREDITS, { key: 'c' }), a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' })],
    a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
    a.charge(5000, { key: 'c' }),
    b.charge(IMAGE_COST_CREDITS, { key: 'c' }),
    [a.charge(IMAGE_COST_CREDITS, { key: 'c' }), b.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' })],
    [b.charge(IMAGE_COST_CREDITS, { key: 'c' }), b.generateImage({ charge: 'c', key: 'i', twin: b.oldTwin })],
  );

/** Charges `c` of an image and `e` of a training, and a checkout. */
const paidWork = (a: AccountSteps, b: AccountSteps): Steps => [
  a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
  a.charge(TRAINING_COST_CREDITS.fast, { key: 'e' }),
  a.uploadPhotos(),
  b.charge(7, { key: 'c' }),
  a.buy('starter'),
];

/** The remainder of both charges afterwards. */
const settled = (a: AccountSteps): Steps => [
  readAll(),
  a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
  a.refund(TRAINING_COST_CREDITS.fast, { charge: 'e', key: 'r2' }),
  a.charge(4, { key: 'z' }),
  waitForEnd(),
  readAll(),
];

/** Charges, refunds and the balance. */
export const credits = defineArea({
  operations: {
    getCredits: {
      goodRequests: ({ a }) => [{ good: a.get('getCredits') }],
      oddRequests: () => [],
      creates: [],
      responseFields: { credits: 'equal' },
    },
    deductCredits: {
      goodRequests: ({ a }) => [{ good: a.charge(IMAGE_COST_CREDITS, { key: 'w' }) }],
      oddRequests: () => [],
      creates: [],
      responseFields: { newBalance: 'equal' },
    },
    refundCredits: {
      goodRequests: ({ a }) => [
        {
          setup: a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
          good: a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'w' }),
        },
      ],
      oddRequests: () => [],
      creates: [],
      responseFields: { newBalance: 'equal' },
    },
  },
  rules: {
    'CR-1': [shownBy('deductCredits', 200)],
    'CR-2': [shownBy('deductCredits', [400, 200], 'amount')],
    'CR-3': [shownBy('deductCredits', 402)],
    'CR-4': [shownBy('deductCredits', [200, 402], 'concurrent')],
    'CR-5': [shownBy('deductCredits', 200, 'repeated')],
    'CR-6': [shownBy(['deductCredits', 'refundCredits', 'trainTwin', 'generateImage'], 'keyReused')],
    'CR-7': [shownBy('deductCredits', 200, 'refused-before')],
    'CR-8': [
      shownBy(
        ['deductCredits', 'refundCredits', 'trainTwin', 'generateImage', 'createJob'],
        [200, 201],
        'key-used-elsewhere',
      ),
    ],
    'CR-9': [shownBy(['deductCredits', 'refundCredits'], [200, 409], 'concurrent')],
    'CR-10': [shownBy('refundCredits', 200)],
    'CR-11': [shownBy('refundCredits', 'nothingLeft')],
    'CR-12': [shownBy('refundCredits', 200, 'repeated')],
    'CR-13': [shownBy('refundCredits', 400, 'amount')],
    'CR-14': [shownBy('refundCredits', [200, 409], 'concurrent')],
    'CR-15': [shownBy('getCredits', 200)],
    'CR-16': [shownBy('getCredits', 200)],
    'CR-17': [shownBy('getCredits', 200)],
    'CR-18': [shownBy('refundCredits', 'nothingLeft')],
    'CR-19': [shownBy(['trainTwin', 'generateImage'], 402)],
    'CR-20': [shownBy(['getTrainingStatus', 'refundCredits'], 200)],
    'CR-21': [shownBy(['getTrainingStatus', 'refundCredits', 'getCredits'], [200, 409], 'prepared-failure')],
    'CR-22': [
      shownBy(
        ['deductCredits', 'refundCredits', 'trainTwin', 'generateImage', 'createJob'],
        400,
        'idempotency-key',
        'charge-key',
      ),
    ],
    'CR-23': [shownBy('refundCredits', [200, 422])],
    'CR-24': [shownBy(['refundCredits', 'deductCredits'], 'nothingLeft')],
    'CR-25': [shownBy(['deductCredits', 'refundCredits', 'trainTwin', 'generateImage'], 200, 'repeated')],
    'CR-26': [
      shownBy(
        ['deductCredits', 'refundCredits', 'trainTwin', 'generateImage', 'createJob'],
        [200, 201],
        'later',
      ),
    ],
  },
  scenarios: [
    scenario(
      'A charge is booked once for its key',
      ['CR-1', 'CR-5', 'CR-15', 'CR-25'],
      ({ a }) => [a.charge(9, { key: 'c' }), a.charge(9, { key: 'c' }), readAll()],
      { isQuick: true },
    ),
    scenario(
      'Concurrent charges with one key are booked once',
      ['CR-4', 'CR-9', 'CR-15'],
      ({ a }) => [concurrently(times(3, () => a.charge(9, { key: 'c' }))), readAll()],
      { isQuick: true },
    ),
    scenario(
      'A refund happens once, whatever its key',
      ['CR-5', 'CR-6', 'CR-10', 'CR-12', 'CR-20', 'CR-23', 'CR-25', 'TW-16'],
      ({ a }) => [
        a.charge(9, { key: 'c' }),
        a.refund(9, { charge: 'c', key: 'r' }),
        a.refund(9, { charge: 'c', key: 'r2' }),
        a.refund(9, { charge: 'c', key: 'r' }),
        a.charge(9, { key: 'c' }),
        a.charge(8, { key: 'c' }),
        readAll(),
      ],
    ),
    scenario(
      'A refund of another amount than its charge is refused',
      ['CR-6', 'CR-10', 'CR-12', 'CR-20', 'CR-23', 'TW-16'],
      ({ a }) => [
        a.charge(9, { key: 'c' }),
        a.refund(8, { charge: 'c', key: 'r' }),
        a.refund(10, { charge: 'c', key: 'r' }),
        a.refund(9, { charge: 'c', key: 'r' }),
        a.refund(9, { charge: 'c', key: 'r' }),
        a.refund(9, { charge: 'd', key: 'r' }),
        readAll(),
      ],
    ),
    scenario(
      'A refund before its charge bars the key of the charge',
      ['CR-11', 'CR-18', 'CR-24'],
      ({ a, b }) => [
        a.refund(9, { charge: 'c', key: 'r' }),
        a.charge(9, { key: 'c' }),
        a.charge(4, { key: 'c' }),
        a.refund(9, { charge: 'c', key: 'r' }),
        wait(justAfter(SESSION_LIFETIME_MS)),
        readAll(),
        a.charge(9, { key: 'c' }),
        b.charge(9, { key: 'c' }),
        readAll(),
      ],
    ),
    scenario('A charge is refunded only by its account', ['CR-11', 'CR-18', 'CR-24'], ({ a, b }) => [
      a.charge(9, { key: 'c' }),
      b.refund(9, { charge: 'c', key: 'r' }),
      b.charge(9, { key: 'c' }),
      a.refund(9, { charge: 'c', key: 'r' }),
      b.refund(9, { charge: 'c', key: 'r' }),
      readAll(),
    ]),
    scenario(
      'A charge above the balance takes nothing, now and when it is repeated',
      ['CR-1', 'CR-3', 'CR-5', 'CR-7'],
      ({ a }) => [
        a.charge(1000, { key: 'c' }),
        a.charge(1, { key: 'd' }),
        a.charge(1000, { key: 'c' }),
        a.refund(1000, { charge: 'c', key: 'r' }),
        a.charge(1, { key: 'd' }),
        a.charge(1000, { key: 'e' }),
        a.charge(999, { key: 'e' }),
        readAll(),
      ],
    ),
    scenario('One key serves each operation once', ['CR-5', 'CR-8', 'JB-8'], ({ a }) => [
      a.charge(7, { key: 'same' }),
      a.refund(7, { charge: 'same', key: 'same' }),
      a.createJob({ key: 'same' }),
      a.charge(7, { key: 'same' }),
      a.createJob({ key: 'same' }),
      readAll(),
    ]),
    scenario('A charge repeated after two weeks is not booked again', ['CR-26', 'TW-8', 'TW-9'], ({ a }) => [
      a.charge(9, { key: 'c' }),
      wait(15 * DAY_MS),
      readAll(),
      a.charge(9, { key: 'c' }),
      readAll(),
    ]),
    scenario('A refund is remembered for weeks', ['CR-5', 'CR-12', 'CR-25', 'CR-26'], ({ a }) => [
      a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
      wait(8 * DAY_MS),
      readAll(),
      a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
      a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
      wait(15 * DAY_MS),
      readAll(),
      a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
      a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
      a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 's' }),
      readAll(),
    ]),
    scenario('Keys that differ in one character are different keys', ['CR-1', 'CR-8'], ({ a }) => [
      a.charge(IMAGE_COST_CREDITS, { key: 'x-1' }),
      a.charge(IMAGE_COST_CREDITS, { key: 'x_1' }),
      a.charge(IMAGE_COST_CREDITS, { key: 'x.1' }),
      a.charge(IMAGE_COST_CREDITS, { key: 'x/1' }),
      a.charge(IMAGE_COST_CREDITS, { key: 'X-1' }),
      a.charge(IMAGE_COST_CREDITS, { key: 'x-1!' }),
      a.refund(IMAGE_COST_CREDITS, { charge: 'x.1', key: 'x-1' }),
      readAll(),
    ]),
    scenario('Two accounts use the same keys', ['CR-8', 'CR-10', 'CR-20', 'CR-23', 'TW-16'], ({ a, b }) => [
      a.charge(2, { key: 'c' }),
      b.charge(3, { key: 'c' }),
      a.refund(2, { charge: 'c', key: 'c' }),
      b.refund(3, { charge: 'c', key: 'c' }),
      readAll(),
    ]),
    scenario(
      'Two charges are refunded one by one',
      ['CR-5', 'CR-10', 'CR-12', 'CR-20', 'CR-23', 'CR-25', 'TW-16'],
      ({ a }) => [
        a.charge(3, { key: 'c' }),
        a.charge(4, { key: 'd' }),
        a.refund(3, { charge: 'c', key: 'r' }),
        a.refund(4, { charge: 'd', key: 's' }),
        a.refund(3, { charge: 'c', key: 'r' }),
        a.charge(3, { key: 'c' }),
        readAll(),
      ],
    ),
    scenario(
      'Concurrent charges and refunds with one key are booked once',
      ['CR-4', 'CR-9', 'CR-10', 'CR-14', 'CR-20', 'CR-23', 'TW-16'],
      ({ a }) => [
        concurrently(times(6, () => a.charge(IMAGE_COST_CREDITS, { key: 'c' }))),
        readAll(),
        concurrently(times(6, () => a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }))),
        readAll(),
      ],
    ),
    scenario('Concurrent charges take no more than the balance', ['CR-3', 'CR-4', 'CR-9'], ({ a }) => [
      concurrently(times(6, (index) => a.charge(300, { key: `c-${index}` }))),
      readAll(),
    ]),
    scenario(
      'Concurrent refunds of one charge give it back once',
      ['CR-1', 'CR-4', 'CR-9', 'CR-11', 'CR-14', 'CR-18', 'CR-24'],
      ({ a, inTurn }) => [
        a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
        concurrently(times(6, (index) => a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: `r-${index}` }))),
        readAll(),
        concurrently(inTurn(6, (account, index) => account.charge(3, { key: `d-${index}` }))),
        readAll(),
      ],
    ),
    scenario('Many charges stay known by their keys', ['CR-1', 'CR-5', 'CR-6'], ({ a }) => [
      times(120, (index) => a.charge(1, { key: `c${index}` })),
      a.charge(1, { key: 'c0' }),
      a.charge(1, { key: 'c60' }),
      a.refund(1, { charge: 'c0', key: 'r' }),
      a.refund(1, { charge: 'c1', key: 's' }),
      a.charge(2, { key: 'c1' }),
      readAll(),
    ]),
    scenario('Keys of the largest length differ in their last letter', ['CR-8', 'CR-10'], ({ a }) => [
      a.charge(1, { key: longKey('K', 'x') }),
      a.charge(1, { key: longKey('K', 'y') }),
      a.charge(1, { key: longKey('K', 'X') }),
      a.refund(1, { charge: longKey('K', 'y'), key: longKey('K', 'x') }),
      readAll(),
    ]),
    scenario('A barred key stays barred for weeks', ['CR-11', 'CR-18', 'CR-24', 'TW-8', 'TW-9'], ({ a }) => [
      a.refund(9, { charge: 'c', key: 'r' }),
      a.charge(9, { key: 'c' }),
      wait(15 * DAY_MS),
      readAll(),
      a.charge(9, { key: 'c' }),
      a.refund(9, { charge: 'c', key: 'r' }),
      a.charge(8, { key: 'c' }),
      readAll(),
    ]),
    scenario(
      'Charges, refunds and images in every state of a charge',
      ['CR-3', 'CR-5', 'CR-7', 'CR-8', 'CR-11', 'CR-12', 'CR-18', 'CR-23', 'CR-24'],
      ({ a, b }) => [
        chargeStates(a, b),
        oneOf(readAll(), a.signOut(), wait(justAfter(SESSION_LIFETIME_MS))),
        combinations({ amount: [IMAGE_COST_CREDITS, IMAGE_COST_CREDITS + 1] }, ({ amount }) =>
          a.charge(amount, { key: 'c' }),
        ),
        combinations(
          { amount: [IMAGE_COST_CREDITS + 1, IMAGE_COST_CREDITS], key: ['r', 's'] },
          ({ amount, key }) => a.refund(amount, { charge: 'c', key }),
        ),
        combinations({ key: ['i', 'j'] }, ({ key }) =>
          a.generateImage({ charge: 'c', key, twin: a.oldTwin }),
        ),
        a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
        combinations({ account: [a, b] }, ({ account }) => account.charge(IMAGE_COST_CREDITS, { key: 'c' })),
        combinations({ account: [a, b], key: ['r', 't'] }, ({ account, key }) =>
          account.refund(IMAGE_COST_CREDITS, { charge: 'c', key }),
        ),
        readAll(),
      ],
    ),
    scenario(
      'Images, refunds and charges in every state of a charge',
      ['CR-5', 'CR-11', 'CR-12', 'CR-19', 'CR-25', 'IM-3', 'IM-4', 'IM-12'],
      ({ a, b }) => [
        chargeStates(a, b),
        oneOf(readAll(), a.signOut(), wait(justAfter(SESSION_LIFETIME_MS))),
        combinations(
          { account: [a, b], key: ['i', 'j'], isOwn: [false, true] },
          ({ account, key, isOwn }) => {
            const twin = isOwn ? account.oldTwin : account.other.oldTwin;
            return account.generateImage({ charge: 'c', key, twin });
          },
        ),
        combinations({ account: [a, b] }, ({ account }) =>
          account.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
        ),
        combinations(
          { account: [a, b], amount: [IMAGE_COST_CREDITS, IMAGE_COST_CREDITS + 1] },
          ({ account, amount }) => account.charge(amount, { key: 'c' }),
        ),
        combinations({ account: [a, b], key: ['r', 's'] }, ({ account, key }) =>
          account.refund(IMAGE_COST_CREDITS, { charge: 'c', key }),
        ),
        readAll(),
      ],
    ),
    scenario('A charge pays for a training a week later', ['TW-1', 'TW-11', 'TW-14', 'TW-17'], ({ a }) => [
      a.charge(TRAINING_COST_CREDITS.fast, { key: 'c' }),
      wait(8 * DAY_MS),
      a.uploadPhotos(),
      a.train({ charge: 'c', key: 't' }),
      waitForEnd(),
      readAll(),
    ]),
    scenario('Two requests about money at the same time', ['CR-3', 'CR-4', 'CR-9', 'CR-14'], ({ a, b }) => [
      paidWork(a, b),
      oneOf(
        concurrently(a.charge(9, { key: 'x' }), a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' })),
        concurrently(a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }), a.charge(9, { key: 'x' })),
        concurrently(a.charge(9, { key: 'x' }), a.charge(4, { key: 'y' })),
        concurrently(a.charge(600, { key: 'x' }), inSecondSession(a.charge(601, { key: 'y' }))),
        concurrently(
          a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
          a.refund(TRAINING_COST_CREDITS.fast, { charge: 'e', key: 's' }),
        ),
        concurrently(a.charge(9, { key: 'x' }), a.generateImage({ charge: 'c', key: 'i', twin: a.oldTwin })),
        concurrently(a.generateImage({ charge: 'c', key: 'i', twin: a.oldTwin }), a.charge(9, { key: 'x' })),
        concurrently(a.charge(9, { key: 'x' }), a.train({ charge: 'e', key: 't' })),
        concurrently(a.train({ charge: 'e', key: 't' }), a.charge(9, { key: 'x' })),
      ),
      settled(a),
    ]),
    scenario('Work and a refund at the same time', ['CR-14', 'CR-18', 'TW-1'], ({ a, b }) => [
      paidWork(a, b),
      oneOf(
        concurrently(
          a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
          inSecondSession(a.train({ charge: 'e', key: 't' })),
        ),
        concurrently(
          inSecondSession(a.train({ charge: 'e', key: 't' })),
          a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
        ),
        concurrently(
          a.refund(TRAINING_COST_CREDITS.fast, { charge: 'e', key: 'r' }),
          a.generateImage({ charge: 'c', key: 'i', twin: a.oldTwin }),
        ),
        concurrently(
          a.generateImage({ charge: 'c', key: 'i', twin: a.oldTwin }),
          a.refund(TRAINING_COST_CREDITS.fast, { charge: 'e', key: 'r' }),
        ),
        concurrently(
          a.generateImage({ charge: 'c', key: 'i', twin: a.oldTwin }),
          inSecondSession(a.train({ charge: 'e', key: 't' })),
        ),
        concurrently(
          inSecondSession(a.train({ charge: 'e', key: 't' })),
          a.generateImage({ charge: 'c', key: 'i', twin: a.oldTwin }),
        ),
      ),
      settled(a),
    ]),
    scenario('Payments and charges at the same time', ['CR-4', 'CR-9', 'CR-17'], ({ a, b }) => [
      paidWork(a, b),
      oneOf(
        concurrently(
          a.notice('paid'),
          a.charge(9, { key: 'x' }),
          a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
          b.charge(9, { key: 'x' }),
        ),
        concurrently(
          a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
          a.charge(9, { key: 'x' }),
          a.notice('paid'),
          b.charge(9, { key: 'x' }),
        ),
        concurrently(
          a.charge(9, { key: 'x' }),
          a.createJob({ key: 'j' }),
          inSecondSession(a.createJob({ key: 'k' })),
          a.requestUpload(),
          a.buy('starter'),
          a.saveStyle(STYLES.longest),
          b.charge(9, { key: 'x' }),
          b.refund(7, { charge: 'c', key: 'r' }),
        ),
      ),
      settled(a),
    ]),
  ],
  randomSteps: ({ steps, account, count, amount, key }) => [
    {
      weights: { money: 6, work: 2 },
      isOddToo: true,
      steps: steps({ account, count, amount, key }, (drawn) =>
        concurrently(times(drawn.count, () => drawn.account.charge(drawn.amount, { key: drawn.key }))),
      ),
    },
    {
      weights: { money: 5, work: 3 },
      isOddToo: true,
      steps: steps({ account, count, amount, key, charge: key }, ({ account: who, ...drawn }) =>
        concurrently(
          times(drawn.count, () => who.refund(drawn.amount, { charge: drawn.charge, key: drawn.key })),
        ),
      ),
    },
    {
      weights: { money: 3, all: 2 },
      steps: steps({ account, amount, charge: key, key }, (drawn) => [
        drawn.account.charge(drawn.amount, { key: drawn.charge }),
        drawn.account.refund(drawn.amount, { charge: drawn.charge, key: drawn.key }),
      ]),
    },
  ],
});
