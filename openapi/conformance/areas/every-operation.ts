import {
  IMAGE_COST_CREDITS,
  PACKAGE_LIFETIME_MS,
  SESSION_LIFETIME_MS,
  TRAINING_COST_CREDITS,
  UPLOAD_TICKET_LIFETIME_MS,
} from '#openapi/limits.gen.ts';
import { DAY_MS } from '../durations.ts';
import { STYLES } from '../scenarios/account-steps.ts';
import { scenario } from '../scenarios/scenario.ts';
import {
  combinations,
  concurrently,
  justAfter,
  justBefore,
  LONG_MS,
  oneOf,
  readAll,
  repeatRequest,
  restart,
  times,
  wait,
  waitForEnd,
} from '../scenarios/steps.ts';
import { defineArea, shownBy } from './area.ts';

const TICKET = [justBefore(UPLOAD_TICKET_LIFETIME_MS), justAfter(UPLOAD_TICKET_LIFETIME_MS)];
const SESSION = [justBefore(SESSION_LIFETIME_MS), justAfter(SESSION_LIFETIME_MS)];

/** The rules of every operation. */
export const everyOperation = defineArea({
  operations: {},
  rules: {
    'GE-8': [
      shownBy(
        'every operation',
        404,
        'trailing-slash',
        'file-extension',
        'subpath',
        'path-parameter',
        'in-capitals',
        'double-slash',
      ),
    ],
    'GE-9': [shownBy('every operation', 405)],
    'GE-10': [
      shownBy('every operation', 415),
      shownBy('every operation', 200, 'unexpected-text', 'unexpected-form', 'unexpected-bytes'),
    ],
    'GE-11': [shownBy('every operation', 400, 'variation')],
    'GE-12': [shownBy('every operation', 400, 'another-type', 'names-in-capitals')],
    'GE-13': [shownBy('every operation', 401, 'no-session')],
    'GE-14': [
      shownBy(
        ['trainTwin', 'generateImage', 'embedStyle', 'generatePost', 'processDocuments'],
        400,
        'another-user',
      ),
      shownBy(['listTrainedModels', 'getTrainingStatus', 'getJob'], 400),
    ],
    'GE-15': [
      shownBy(
        [
          'listTrainedModels',
          'getTrainingStatus',
          'uploadTrainingPhotos',
          'trainTwin',
          'generateImage',
          'processDocuments',
          'embedStyle',
          'generatePost',
        ],
        403,
      ),
    ],
    'GE-16': [shownBy(['listTrainedModels', 'getTrainingStatus'], 403, 'demo_user')],
    'GE-19': [
      shownBy('createJob', 201, 'brand', 'idea'),
      shownBy(['getJob', 'generatePost', 'embedStyle', 'processDocuments'], 200),
    ],
    'GE-23': [shownBy('every operation', 413, 'too-large-and-xml', 'image/svg+xml')],
    'GE-24': [shownBy('embedStyle', 200, 'largest-body')],
    'GE-26': [shownBy('every operation', [200, 201], 'charset', 'type-in-capitals', 'other-type-parameters')],
    'GE-27': [
      shownBy(['createJob', 'generatePost', 'embedStyle', 'generateImage'], [200, 201, 400, 402], 'length'),
    ],
    'GE-28': [shownBy('every operation', 413, 'too-large', 'too-large-in-chunks')],
  },
  scenarios: [
    scenario(
      'What an account has is the same a week later',
      ['CR-26', 'WR-4', 'WR-7', 'WR-8', 'WR-10'],
      ({ a, inEachMode }) =>
        inEachMode((mode) => [
          a.startTraining('t', { mode }),
          waitForEnd(),
          readAll(),
          a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
          a.charge(7, { key: 'd' }),
          a.createJob({ key: 'j' }),
          a.saveStyle(STYLES.longest),
          wait(8 * DAY_MS),
          readAll(),
          a.writePost(),
          a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
          a.charge(IMAGE_COST_CREDITS + 1, { key: 'c' }),
          a.refund(7, { charge: 'd', key: 'r' }),
          a.train({ charge: 't-charge', key: 't' }),
          a.generateImage({ charge: 'c', key: 'i', twin: a.twin() }),
          readAll(),
        ]),
    ),
    scenario(
      'Work and its refund requested concurrently',
      ['CR-4', 'CR-14', 'WR-4', 'WR-7', 'WR-8', 'WR-10', 'SE-10'],
      ({ a, b, inTurn }) => [
        oneOf(
          [
            a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
            concurrently(
              a.generateImage({ charge: 'c', key: 'i', twin: a.oldTwin }),
              a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
            ),
          ],
          [
            a.uploadPhotos(),
            a.charge(TRAINING_COST_CREDITS.fast, { key: 'c' }),
            concurrently(
              a.train({ charge: 'c', key: 't' }),
              a.refund(TRAINING_COST_CREDITS.fast, { charge: 'c', key: 'r' }),
            ),
          ],
          concurrently(
            a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
            a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
          ),
          concurrently(
            a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
            b.charge(7, { key: 'c' }),
            a.createJob({ key: 'j' }),
            b.createJob({ key: 'j', idea: 'Another' }),
            a.buy('starter'),
            b.get('getCurrentUser'),
          ),
          [
            a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
            a.refund(4, { charge: 'c', key: 's' }),
            concurrently(
              a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
              a.refund(4, { charge: 'c', key: 's' }),
            ),
          ],
          [
            a.startTraining('t'),
            concurrently(
              a.refund(TRAINING_COST_CREDITS.fast, { charge: 't-charge', key: 'r' }),
              a.train({ charge: 't-charge', key: 't' }),
              b.charge(7, { key: 'c' }),
              a.get('getCurrentUser'),
            ),
          ],
          [
            concurrently(inTurn(6, (account) => account.saveStyle(STYLES.longest))),
            concurrently(inTurn(6, (account) => account.writePost())),
            concurrently(inTurn(6, (account, index) => account.createJob({ key: `j-${index}` }))),
            concurrently(inTurn(6, (account) => account.requestUpload())),
            concurrently(inTurn(6, (account) => account.uploadPhotos())),
            concurrently(inTurn(6, (account) => account.buy('starter'))),
          ],
        ),
        [waitForEnd(), readAll(), a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }), readAll()],
      ],
    ),
    scenario(
      'A restart loses nothing that failed or is uploaded',
      ['JB-8', 'TW-10', 'UP-8', 'SE-1', 'SE-7', 'SE-8', 'SE-9'],
      ({ a, b, inEachMode }) =>
        inEachMode((mode) => [
          a.failNextTraining(),
          a.startTraining('t', { mode }),
          b.failNextJob(),
          b.createJob({ key: 'j' }),
          waitForEnd(),
          a.requestUpload(),
          a.put(),
          a.signOut(),
          readAll(),
          restart(),
          readAll(),
          a.put(),
          a.refund(TRAINING_COST_CREDITS[mode], { charge: 't-charge', key: 'r' }),
          readAll(),
        ]),
    ),
    scenario(
      'A restart loses no key and no work',
      ['CR-12', 'CR-25', 'WR-4', 'WR-7', 'WR-8', 'WR-10'],
      ({ a, b, inEachMode }) =>
        inEachMode((mode) => [
          a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
          a.charge(9, { key: 'd' }),
          a.refund(9, { charge: 'd', key: 'r' }),
          b.charge(7, { key: 'c' }),
          a.createJob({ key: 'j' }),
          a.refund(9, { charge: 'q', key: 'p' }),
          a.requestUpload(),
          a.saveStyle(STYLES.longest),
          a.buy('starter'),
          a.startTraining('t', { mode }),
          restart(),
          readAll(),
          a.charge(9, { key: 'q' }),
          a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
          a.charge(8, { key: 'c' }),
          combinations({ key: ['r', 's'] }, ({ key }) => a.refund(9, { charge: 'd', key })),
          a.createJob({ key: 'j' }),
          a.put(),
          a.writePost(),
          a.train({ charge: 't-charge', key: 't' }),
          a.generateImage({ charge: 'c', key: 'i', twin: a.oldTwin }),
          waitForEnd(),
          restart(),
          readAll(),
          a.generateImage({ charge: 'c', key: 'i', twin: a.oldTwin }),
          a.notice('paid'),
          readAll(),
        ]),
    ),
    scenario(
      'Slow work is done once for concurrent requests',
      ['CR-4', 'CR-9', 'CR-11', 'CR-14', 'IM-11', 'JB-14', 'TW-18'],
      ({ a }) => [
        a.slowDown(),
        concurrently(times(6, () => a.charge(IMAGE_COST_CREDITS, { key: 'c' }))),
        a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
        concurrently(times(6, () => a.generateImage({ charge: 'c', key: 'i', twin: a.oldTwin }))),
        a.generateImage({ charge: 'c', key: 'i', twin: a.oldTwin }),
        concurrently(times(6, () => a.createJob({ key: 'j' }))),
        a.createJob({ key: 'j' }),
        a.uploadPhotos(),
        a.charge(TRAINING_COST_CREDITS.fast, { key: 'd' }),
        concurrently(times(6, () => a.train({ charge: 'd', key: 't' }))),
        a.train({ charge: 'd', key: 't' }),
        concurrently(times(6, (index) => a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: `r-${index}` }))),
        waitForEnd(),
        readAll(),
      ],
    ),
  ],
  randomSteps: ({ fc, steps, account, variation }) => {
    const back = fc.nat({ max: 5 });
    const span = fc.constantFrom(...TICKET, justBefore(PACKAGE_LIFETIME_MS), LONG_MS, LONG_MS, ...SESSION);
    const longSpan = fc.constantFrom(
      ...TICKET,
      LONG_MS,
      justBefore(SESSION_LIFETIME_MS),
      ...SESSION,
      15 * DAY_MS,
    );
    const inEveryKind = (weight: number) => ({ money: weight, work: weight, jobs: weight, all: weight });
    return [
      { weights: inEveryKind(1), steps: steps({ back }, (drawn) => repeatRequest(drawn.back)) },
      {
        weights: inEveryKind(3),
        steps: steps({ back, variation }, (drawn) => repeatRequest(drawn.back, drawn.variation)),
      },
      { weights: inEveryKind(2), steps: steps({ account }, (drawn) => drawn.account.readAll()) },
      { weights: inEveryKind(1), steps: steps({ span }, (drawn) => wait(drawn.span)) },
      { weights: inEveryKind(1), steps: steps({ span }, (drawn) => [wait(drawn.span), readAll()]) },
      { weights: { money: 1 }, steps: steps({ longSpan }, (drawn) => wait(drawn.longSpan)) },
      { weights: { work: 2 }, steps: fc.constant(waitForEnd()) },
    ];
  },
});
