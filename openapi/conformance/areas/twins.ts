import { isDeepStrictEqual } from 'node:util';
import {
  IMAGE_COST_CREDITS,
  MAX_TRAINING_PHOTOS,
  MIN_TRAINING_PHOTOS,
  PACKAGE_LIFETIME_MS,
  SESSION_LIFETIME_MS,
  TRAINING_COST_CREDITS,
} from '#openapi/limits.gen.ts';
import type { Sample } from '../adapter.ts';
import { DAY_MS } from '../durations.ts';
import { rows, type Exchange } from '../exchange.ts';
import type { Samples } from '../samples.ts';
import { NO_PACKAGE, STYLES, type AccountSteps } from '../scenarios/account-steps.ts';
import { userId, type Text } from '../scenarios/references.ts';
import { scenario } from '../scenarios/scenario.ts';
import type { ServerMemory } from '../scenarios/server-memory.ts';
import {
  combinations,
  concurrently,
  justAfter,
  justBefore,
  mustSucceed,
  oneOf,
  readAll,
  times,
  wait,
  waitForEnd,
  waitForFastTraining,
  type Steps,
} from '../scenarios/steps.ts';
import { twinOfKey } from '../scenarios/twin-key.ts';
import { defineArea, shownBy, type OddRequest } from './area.ts';
import { formParts, ODD_FILE_NAMES, oddFiles } from './odd-files.ts';
import { ODD_USER_IDS, ODD_USER_IDS_IN_PATH } from './user-ids.ts';

type Form = [name: string, value: Text | Sample][];

/** Forms of photos: too few, too many, with an odd file, or with other parts. */
function oddForms(samples: Samples): OddRequest[] {
  const [photo, ...more] = samples.photos(MAX_TRAINING_PHOTOS + 1);
  const enough = more.slice(0, MIN_TRAINING_PHOTOS);
  const counts = [MIN_TRAINING_PHOTOS - 1, MIN_TRAINING_PHOTOS, MAX_TRAINING_PHOTOS, MAX_TRAINING_PHOTOS + 1];
  const again = { ...photo, name: 'again.png' };
  const lists = [
    ...[0, ...counts].map((count) => [photo, ...more].slice(0, count)),
    ...oddFiles(samples).map((file) => [...enough.slice(1), file]),
    [...enough, photo, again],
    [photo, ...enough, again],
    [samples.svg],
    enough.map((photo) => ({ ...photo, name: 'photo.png' })),
  ];
  const user = (id: Text): Form => [['userId', id]];
  const own = user(userId('a'));
  const parts: Form = formParts('photos', enough);
  return [
    ...lists.map((files) => ({
      form: [...own, ...formParts('photos', files)],
      ...(files.some(({ name }) => ODD_FILE_NAMES.includes(name)) && { cases: ['file-name' as const] }),
    })),
    {
      form: [...own, ...parts, ['photos', { ...photo, name: '', bytes: new Uint8Array(0) }]],
      cases: ['empty-file-name'],
    },
    { form: parts },
    { form: [...parts, ...own] },
    { form: [...own, ...parts, ['note', 'x']] },
    ...[userId('b'), '', 'demo_user'].map((id) => ({ form: [...user(id), ...parts] })),
    { form: formParts('photo', enough) },
    { form: [...own, ...formParts('Photos', enough)] },
  ];
}

/** Templates never change and contain no trigger word. */
function compareTemplates(server: ServerMemory, response: Exchange): Record<string, unknown> {
  const { users, created, oldTwins, templates } = server;
  const all = rows(response, 'templates');
  const ids = all.map(({ id }) => String(id));
  const prompts = all.map(({ prompt }) => String(prompt));
  if (templates.length === 0) templates.push(...ids);
  const own = created.filter(({ kind }) => kind === 'trainTwin').map(({ value }) => value);
  const words = [...[...oldTwins].map(twinOfKey), ...own, users.a.twin, users.b.twin].filter(Boolean);
  const namesTwin = prompts.some((prompt) => words.some((word) => prompt.includes(word)));
  return { namesTwin, isSame: isDeepStrictEqual(templates, ids) };
}

/** The progress of a training differs between servers; its result does not. */
const trainingStatus = (value: unknown) => (value === 'starting' ? 'processing' : value);

/** An account in every state of a training whose charge is `t-charge`. */
const trainingStates = (a: AccountSteps): Steps =>
  oneOf(
    a.uploadPhotos(),
    a.startTraining('t'),
    [a.startTraining('t', { mode: 'lora' }), a.waitForTraining('in the middle')],
    [a.startTraining('t'), waitForEnd()],
    [a.failNextTraining(), a.startTraining('t'), waitForEnd()],
    [
      a.startTraining('t'),
      a.waitForTraining('in the middle'),
      a.refund(TRAINING_COST_CREDITS.fast, { charge: 't-charge', key: 'r' }),
    ],
    [a.startTraining('u'), waitForEnd(), a.startTraining('t'), a.waitForTraining('in the middle')],
  );

/** Photos of a training, trainings, twins and the templates of their pictures. */
export const twins = defineArea({
  operations: {
    listPromptTemplates: {
      goodRequests: ({ a }) => [{ good: a.get('listPromptTemplates') }],
      oddRequests: () => [],
      creates: [],
      responseFields: {
        // A server has templates of its own; TW-13 is observed in each response.
        templates: 'ignored',
      },
      compareAlso: compareTemplates,
    },
    listTrainedModels: {
      goodRequests: ({ a }) => [{ good: a.get('listTrainedModels') }],
      oddRequests: () => ODD_USER_IDS_IN_PATH.map((id) => ({ params: { userId: id } })),
      creates: [],
      responseFields: {
        userId: 'user',
        trigger_word: 'twin',
        status: 'equal',
        training_status: trainingStatus,
        completedAt: 'time',
      },
    },
    getTrainingStatus: {
      goodRequests: ({ a }) => [{ good: a.get('getTrainingStatus') }],
      oddRequests: () => ODD_USER_IDS_IN_PATH.map((id) => ({ params: { userId: id } })),
      creates: [],
      responseFields: {
        ok: 'equal',
        status: 'equal',
        trigger_word: 'twin',
        training_status: trainingStatus,
        completedAt: 'time',
        refunded: 'ignored',
      },
    },
    uploadTrainingPhotos: {
      goodRequests: ({ a }) => [{ good: a.uploadPhotos() }],
      oddRequests: (_, samples) => oddForms(samples),
      creates: [
        {
          kind: 'uploadTrainingPhotos',
          field: 'zipUrl',
          lifeMs: PACKAGE_LIFETIME_MS,
          placeholder: '/api/objects/trainings/none.zip',
        },
      ],
      responseFields: {
        zipUrl: 'package',
        warnings: 'ignored',
        error: 'ignored',
        details: 'ignored',
        guidelines: 'ignored',
      },
    },
    trainTwin: {
      goodRequests: ({ a }) => [
        {
          setup: [a.uploadPhotos(), a.charge(TRAINING_COST_CREDITS.fast, { key: 'c' })],
          good: a.train({ key: 'w', charge: 'c' }),
          after: [waitForEnd(), readAll()],
        },
      ],
      oddRequests: () => [],
      oddValues: () => ({ userId: ODD_USER_IDS }),
      creates: [{ kind: 'trainTwin', field: 'trigger_word', lifeMs: Infinity, placeholder: 'NOBODY0' }],
      responseFields: {
        ok: 'equal',
        mode: 'equal',
        status: 'equal',
        trigger_word: 'twin',
        trainingTime: 'ignored',
        error: 'ignored',
        refunded: 'ignored',
      },
    },
  },
  rules: {
    'PH-1': [shownBy('uploadTrainingPhotos', 200)],
    'PH-2': [shownBy('uploadTrainingPhotos', 400)],
    'PH-3': [shownBy('uploadTrainingPhotos', [415, 422])],
    'PH-4': [shownBy('uploadTrainingPhotos', [200, 413], 'megabytes')],
    'PH-5': [shownBy('uploadTrainingPhotos', 422)],
    'PH-6': [shownBy('uploadTrainingPhotos', 422, 'photo-twice')],
    'PH-8': [shownBy('uploadTrainingPhotos', [413, 415], 'image/svg+xml')],
    'PH-9': [shownBy('uploadTrainingPhotos', 200, 'file-name')],
    'PH-11': [shownBy('uploadTrainingPhotos', 200, 'refused-before')],
    'PH-14': [shownBy(['uploadTrainingPhotos', 'putUpload', 'reversePrompt'], [200, 204], 'moving-picture')],
    'PH-13': [shownBy('trainTwin', 200, 'an-hour-later')],
    'TW-1': [shownBy(['trainTwin', 'getTrainingStatus'], 200)],
    'TW-2': [shownBy('trainTwin', 402)],
    'TW-3': [shownBy('trainTwin', 'trainingRuns')],
    'TW-4': [shownBy('trainTwin', 422)],
    'TW-8': [shownBy('listTrainedModels', 200)],
    'TW-9': [shownBy('listTrainedModels', 200)],
    'TW-10': [shownBy(['getTrainingStatus', 'refundCredits'], 200, 'prepared-failure')],
    'TW-11': [shownBy(['trainTwin', 'listTrainedModels'], 200)],
    'TW-12': [shownBy(['getTrainingStatus', 'listTrainedModels'], [404, 200], 'new-account')],
    'TW-13': [shownBy('listPromptTemplates', 200)],
    'TW-14': [shownBy('getTrainingStatus', 200, 'fast-training-over', 'all-work-over')],
    'TW-15': [shownBy('trainTwin', [402, 403, 409, 422])],
    'TW-16': [
      shownBy('refundCredits', 200),
      shownBy(['refundCredits', 'trainTwin'], 200, 'refused-training'),
    ],
    'TW-17': [shownBy(['trainTwin', 'getTrainingStatus', 'listTrainedModels'], 200)],
    'TW-18': [shownBy('trainTwin', 200, 'repeated', 'repeated-concurrently')],
  },
  scenarios: [
    scenario(
      'Concurrent trainings with one key are one training',
      ['TW-1', 'TW-11', 'TW-17', 'TW-18'],
      ({ a }) => [
        a.uploadPhotos(),
        a.charge(TRAINING_COST_CREDITS.fast, { key: 'c' }),
        concurrently(times(6, () => a.train({ charge: 'c', key: 't' }))),
        waitForEnd(),
        readAll(),
      ],
    ),
    scenario('Two concurrent trainings with two charges are one training', ['TW-3', 'TW-14'], ({ a }) => [
      a.charge(TRAINING_COST_CREDITS.fast, { key: 'c-0' }),
      a.charge(TRAINING_COST_CREDITS.fast, { key: 'c-1' }),
      a.uploadPhotos(),
      concurrently(times(2, (index) => a.train({ charge: `c-${index}`, key: `t-${index}` }))),
      waitForEnd(),
      readAll(),
    ]),
    scenario(
      'A second training waits for the first',
      ['CR-8', 'PH-1', 'TW-3', 'TW-4', 'TW-15'],
      ({ a, b, inEachMode }) =>
        inEachMode((mode) => [
          a.startTraining('t', { mode }),
          a.startTraining('u', { mode }),
          a.train({ charge: 't-charge', key: 't' }),
          b.startTraining('t', { mode }),
          waitForEnd(),
          readAll(),
          a.train({ charge: 'u-charge', key: 'u' }),
          waitForEnd(),
          readAll(),
        ]),
    ),
    scenario('A refund ends the training that its charge paid for', ['TW-2', 'TW-4'], ({ a, inEachMode }) =>
      inEachMode((mode) => [
        a.startTraining('t', { mode }),
        a.refund(TRAINING_COST_CREDITS[mode], { charge: 't-charge', key: 'r' }),
        readAll(),
        a.train({ charge: 't-charge', key: 't' }),
        a.train({ charge: 't-charge', key: 'u' }),
        waitForEnd(),
        readAll(),
        a.charge(TRAINING_COST_CREDITS.fast, { key: 'c' }),
        a.train({ charge: 'c', key: 'v' }),
        a.uploadPhotos(),
        a.train({ charge: 'c', key: 'v' }),
        waitForEnd(),
        readAll(),
      ]),
    ),
    scenario('A training that is ready keeps its charge', ['CR-19', 'TW-2'], ({ a }) => [
      a.startTraining('t', { mode: 'lora' }),
      waitForEnd(),
      readAll(),
      a.refund(TRAINING_COST_CREDITS.fast, { charge: 't-charge', key: 'r' }),
      a.train({ charge: 't-charge', key: 't' }),
      a.train({ charge: 't-charge', key: 'u' }),
      readAll(),
    ]),
    scenario(
      'A training needs a charge of its price and photos of its account',
      ['CR-19', 'TW-2', 'TW-4', 'TW-15'],
      ({ a, b }) => [
        a.uploadPhotos(),
        a.charge(TRAINING_COST_CREDITS.fast, { key: 'c' }),
        a.charge(IMAGE_COST_CREDITS, { key: 'd' }),
        a.train({ charge: 'd', key: 't' }),
        a.train({ charge: 'none', key: 't' }),
        b.train({ charge: 'c', key: 't' }),
        a.train({ charge: 'c', key: 't', photos: NO_PACKAGE }),
        a.train({ charge: 'c', key: 't' }),
        a.refund(IMAGE_COST_CREDITS, { charge: 'd', key: 'r' }),
        waitForEnd(),
        readAll(),
      ],
    ),
    scenario(
      'A training that fails can be refunded once',
      ['CR-21', 'IM-3', 'IM-12', 'TW-2', 'TW-10'],
      ({ a, inEachMode }) =>
        inEachMode((mode) => [
          a.failNextTraining(),
          a.startTraining('t', { mode }),
          waitForEnd(),
          readAll(),
          a.generateImage({ charge: 'none', key: 'i', twin: a.twin() }),
          a.train({ charge: 't-charge', key: 't' }),
          a.train({ charge: 't-charge', key: 'u' }),
          a.refund(TRAINING_COST_CREDITS[mode], { charge: 't-charge', key: 'r' }),
          a.refund(TRAINING_COST_CREDITS[mode], { charge: 't-charge', key: 's' }),
          a.startTraining('v', { mode }),
          waitForEnd(),
          readAll(),
        ]),
    ),
    scenario('Photos of another account cannot be trained', ['PH-13', 'TW-8', 'TW-9'], ({ a, b }) => [
      b.uploadPhotos(),
      a.charge(TRAINING_COST_CREDITS.fast, { key: 'c' }),
      a.train({ charge: 'c', key: 't', photos: b.package() }),
      readAll(),
      a.uploadPhotos(),
      wait(justBefore(PACKAGE_LIFETIME_MS)),
      readAll(),
      a.train({ charge: 'c', key: 't' }),
      waitForEnd(),
      readAll(),
    ]),
    scenario('A ready training is not refunded', ['CR-11', 'CR-18', 'TW-14'], ({ a, inEachMode }) =>
      inEachMode((mode) => [
        a.startTraining('t', { mode }),
        waitForEnd(),
        a.refund(TRAINING_COST_CREDITS[mode], { charge: 't-charge', key: 'r' }),
        readAll(),
      ]),
    ),
    scenario('A training needs photos that were not used before', ['TW-4', 'TW-14'], ({ a }) => [
      a.startTraining('t'),
      waitForFastTraining(),
      a.charge(TRAINING_COST_CREDITS.fast, { key: 'c' }),
      a.train({ charge: 'c', key: 'u' }),
      readAll(),
      a.uploadPhotos(),
      a.train({ charge: 'c', key: 'v' }),
      waitForEnd(),
      readAll(),
    ]),
    scenario(
      'A charge of another amount than the price pays for nothing',
      ['CR-1', 'CR-19', 'IM-4', 'TW-2', 'TW-15'],
      ({ a }) => [
        a.uploadPhotos(),
        a.charge(TRAINING_COST_CREDITS.fast - 1, { key: 'c' }),
        a.charge(TRAINING_COST_CREDITS.fast + 1, { key: 'd' }),
        a.charge(400, { key: 'e' }),
        a.train({ charge: 'c', key: 't' }),
        a.train({ charge: 'd', key: 'u' }),
        a.train({ charge: 'e', key: 'v' }),
        a.charge(IMAGE_COST_CREDITS - 1, { key: 'f' }),
        a.charge(IMAGE_COST_CREDITS + 1, { key: 'g' }),
        a.generateImage({ charge: 'f', key: 'i', twin: a.oldTwin }),
        a.generateImage({ charge: 'g', key: 'j', twin: a.oldTwin }),
        waitForEnd(),
        readAll(),
      ],
    ),
    scenario('A training follows one that was refunded', ['CR-10', 'CR-23'], ({ a, inEachMode }) =>
      inEachMode((mode) => [
        a.startTraining('t', { mode }),
        a.refund(TRAINING_COST_CREDITS[mode], { charge: 't-charge', key: 'r' }),
        waitForEnd(),
        a.startTraining('u', { mode }),
        readAll(),
        waitForEnd(),
        readAll(),
      ]),
    ),
    scenario('A training follows one that failed and was refunded', ['CR-21', 'TW-10'], ({ a, inEachMode }) =>
      inEachMode((mode) => [
        a.failNextTraining(),
        a.startTraining('t', { mode }),
        waitForEnd(),
        a.refund(TRAINING_COST_CREDITS[mode], { charge: 't-charge', key: 'r' }),
        a.startTraining('u', { mode }),
        readAll(),
        waitForEnd(),
        readAll(),
      ]),
    ),
    scenario('The oldest of many packages can be trained', ['PH-1', 'TW-14'], ({ a }) => [
      times(12, () => a.uploadPhotos()),
      a.charge(TRAINING_COST_CREDITS.fast, { key: 'c' }),
      mustSucceed(a.train({ charge: 'c', key: 't', photos: a.package(11) })),
      waitForEnd(),
      readAll(),
    ]),
    scenario(
      'Each twin of an account has its own trigger word',
      ['TW-1', 'TW-11', 'TW-14', 'TW-17'],
      ({ b, inEachMode }) =>
        inEachMode((mode) => [
          mustSucceed(b.startTraining('t', { mode })),
          waitForEnd(),
          readAll(),
          mustSucceed(b.startTraining('u', { mode })),
          waitForEnd(),
          readAll(),
          mustSucceed(b.startTraining('v', { mode })),
          waitForEnd(),
          readAll(),
          mustSucceed(b.startTraining('w', { mode })),
          waitForEnd(),
          readAll(),
        ]),
    ),
    scenario('A fast training ends in its time', ['TW-1', 'TW-11', 'TW-14'], ({ a }) => [
      a.startTraining('t'),
      waitForFastTraining(),
      readAll(),
    ]),
    scenario('Photos stay while another account uploads many', ['CR-1', 'PH-1'], ({ a, b }) => [
      a.uploadPhotos(),
      times(8, () => b.uploadPhotos()),
      a.charge(TRAINING_COST_CREDITS.fast, { key: 'c' }),
      mustSucceed(a.train({ charge: 'c', key: 't' })),
      readAll(),
    ]),
    scenario(
      'The refund of another charge leaves a training alone',
      ['CR-10', 'CR-23', 'TW-16'],
      ({ a, inEachMode }) =>
        inEachMode((mode) => [
          a.startTraining('t', { mode }),
          a.charge(TRAINING_COST_CREDITS.fast, { key: 'd' }),
          a.charge(IMAGE_COST_CREDITS, { key: 'e' }),
          a.refund(TRAINING_COST_CREDITS.fast, { charge: 'd', key: 'r' }),
          a.refund(IMAGE_COST_CREDITS, { charge: 'e', key: 's' }),
          waitForEnd(),
          readAll(),
        ]),
    ),
    scenario(
      'A running training refuses others, whatever they name',
      ['CR-6', 'TW-4', 'TW-15', 'TW-18'],
      ({ a, b }) => [
        a.startTraining('t'),
        a.charge(TRAINING_COST_CREDITS.fast, { key: 'd' }),
        a.train({ charge: 'd', key: 't' }),
        a.train({ charge: 't-charge', key: 't', mode: 'lora' }),
        a.train({ charge: 't-charge', key: 't', photos: b.package() }),
        waitForEnd(),
        readAll(),
        a.train({ charge: 't-charge', key: 't' }),
        a.train({ charge: 'd', key: 't' }),
        readAll(),
      ],
    ),
    scenario('The newest of many twins draws', ['PAY-4', 'PH-1'], ({ a }) => [
      a.buy('pro'),
      a.notice('paid'),
      a.buy('pro'),
      a.notice('paid'),
      times(2, () => [a.buy('pro'), a.notice('paid')]),
      times(52, (index) => [mustSucceed(a.startTraining(`t${index}`)), waitForEnd(), readAll()]),
      mustSucceed(a.charge(IMAGE_COST_CREDITS, { key: 'c' })),
      mustSucceed(a.generateImage({ charge: 'c', key: 'i', twin: a.twin(51) })),
      readAll(),
    ]),
    scenario(
      'Every training request in every state of a training',
      ['CR-6', 'TW-2', 'TW-3', 'TW-4', 'TW-15', 'TW-18', 'GE-15'],
      ({ a, b }) => [
        trainingStates(a),
        a.charge(TRAINING_COST_CREDITS.fast, { key: 'c' }),
        a.charge(IMAGE_COST_CREDITS, { key: 'd' }),
        a.uploadPhotos(),
        b.uploadPhotos(),
        combinations({ charge: ['none', 'd', 't-charge', 'c'], key: ['t', 'v'] }, ({ charge, key }) =>
          a.train({ charge, key, photos: b.package() }),
        ),
        combinations(
          { charge: ['none', 'd', 'c'], key: ['t', 'v'], photos: [a.package(), NO_PACKAGE] },
          ({ charge, key, photos }) => a.train({ charge, key, photos, userId: b.id }),
        ),
        combinations({ charge: ['none', 'd', 't-charge'], mode: ['fast', 'lora'] }, ({ charge, mode }) =>
          a.train({ charge, key: 'v', mode }),
        ),
        a.train({ charge: 'c', key: 't' }),
        a.train({ charge: 't-charge', key: 't', photos: a.package(1) }),
        combinations({ photos: [NO_PACKAGE, a.package()] }, ({ photos }) =>
          a.train({ charge: 'c', key: 'v', photos }),
        ),
        a.train({ charge: 'c', key: 'v', photos: a.package(1) }),
        waitForEnd(),
        readAll(),
      ],
    ),
    scenario(
      'Every image request in every state of a training',
      ['CR-19', 'IM-3', 'IM-4', 'IM-12'],
      ({ a, b }) => [
        trainingStates(a),
        a.charge(IMAGE_COST_CREDITS, { key: 'd' }),
        a.charge(TRAINING_COST_CREDITS.fast, { key: 'e' }),
        combinations(
          { charge: ['none', 'e', 't-charge', 'd'], twin: ['nobody', b.twin(), a.twin()] },
          ({ charge, twin }) => a.generateImage({ charge, key: 'i', twin }),
        ),
        combinations({ charge: ['e', 'd'] }, ({ charge }) =>
          a.generateImage({ charge, key: 'i', twin: a.twin(), userId: b.id }),
        ),
        a.generateImage({ charge: 'd', key: 'i', twin: a.oldTwin }),
        combinations({ key: ['i', 'j'] }, ({ key }) => a.generateImage({ charge: 'd', key, twin: a.twin() })),
        a.generateImage({ charge: 'd', key: 'i', twin: a.oldTwin }),
        a.refund(IMAGE_COST_CREDITS, { charge: 'd', key: 'r' }),
        waitForEnd(),
        readAll(),
        combinations({ charge: ['d', 't-charge'], twin: [a.oldTwin, a.twin()] }, ({ charge, twin }) =>
          a.generateImage({ charge, key: 'k', twin }),
        ),
        readAll(),
      ],
    ),
    scenario(
      'Every refund in every state of a training',
      ['CR-11', 'CR-18', 'CR-20', 'CR-21', 'CR-23'],
      ({ a, b }) => [
        trainingStates(a),
        a.charge(IMAGE_COST_CREDITS, { key: 'd' }),
        combinations(
          {
            amount: [IMAGE_COST_CREDITS, TRAINING_COST_CREDITS.fast],
            charge: ['none', 'd', 't-charge'],
            key: ['r', 's'],
          },
          ({ amount, charge, key }) => a.refund(amount, { charge, key }),
        ),
        combinations({ amount: [IMAGE_COST_CREDITS, TRAINING_COST_CREDITS.fast] }, ({ amount }) =>
          a.charge(amount, { key: 't-charge' }),
        ),
        b.refund(TRAINING_COST_CREDITS.fast, { charge: 't-charge', key: 'r' }),
        readAll(),
        waitForEnd(),
        combinations({ key: ['r', 'q'] }, ({ key }) =>
          a.refund(TRAINING_COST_CREDITS.fast, { charge: 't-charge', key }),
        ),
        readAll(),
      ],
    ),
    scenario(
      'Another account requests what a training belongs to, in every state of it',
      ['CR-24', 'TW-2', 'IM-3'],
      ({ a, b }) => [
        trainingStates(a),
        b.refund(TRAINING_COST_CREDITS.fast, { charge: 't-charge', key: 'r' }),
        b.charge(TRAINING_COST_CREDITS.fast, { key: 't-charge' }),
        b.uploadPhotos(),
        b.train({ charge: 't-charge', key: 't', photos: a.package() }),
        b.train({ charge: 't-charge', key: 't' }),
        b.charge(IMAGE_COST_CREDITS, { key: 'd' }),
        combinations({ twin: [a.twin(), b.twin()] }, ({ twin }) =>
          b.generateImage({ charge: 'd', key: 'i', twin }),
        ),
        b.generateImage({ charge: 't-charge', key: 'i', twin: a.twin() }),
        waitForEnd(),
        readAll(),
      ],
    ),
    scenario(
      'What does not concern a training works in every state of it',
      ['JB-2', 'TW-13', 'WR-10', 'PAY-4', 'SE-8', 'SE-10'],
      ({ a, b }) => [
        trainingStates(a),
        combinations(
          {
            account: [a, b],
            operation: [
              'listPromptTemplates',
              'listTrainedModels',
              'getTrainingStatus',
              'getCredits',
              'getCurrentUser',
            ],
          },
          ({ account, operation }) => account.get(operation),
        ),
        combinations({ account: [a, b] }, ({ account }) => account.createJob({ key: 'j' })),
        combinations({ account: [a, b], owner: [a, b] }, ({ account, owner }) =>
          account.readJob(owner.job()),
        ),
        combinations({ account: [a, b] }, ({ account }) => account.saveStyle(STYLES.longest)),
        combinations({ account: [a, b] }, ({ account }) => account.writePost()),
        combinations({ account: [a, b] }, ({ account }) => account.storePhoto()),
        combinations({ account: [a, b] }, ({ account }) => account.buy('starter')),
        combinations({ account: [a, b] }, ({ account }) => account.notice('paid')),
        combinations({ account: [a, b] }, ({ account }) => account.charge(IMAGE_COST_CREDITS, { key: 'e' })),
        combinations({ account: [a, b] }, ({ account }) =>
          account.generateImage({ charge: 'e', key: 'i', twin: account.oldTwin }),
        ),
        a.signOut(),
        readAll(),
        waitForEnd(),
        readAll(),
      ],
    ),
    scenario(
      'Concurrent requests about a training in every state of it',
      ['CR-9', 'CR-14', 'TW-3', 'TW-18'],
      ({ a }) => [
        trainingStates(a),
        concurrently(times(6, () => a.train({ charge: 't-charge', key: 't' }))),
        a.charge(TRAINING_COST_CREDITS.fast, { key: 'c' }),
        a.uploadPhotos(),
        concurrently(times(6, (index) => a.train({ charge: 'c', key: `v-${index}` }))),
        waitForEnd(),
        readAll(),
        concurrently(
          times(6, (index) =>
            a.refund(TRAINING_COST_CREDITS.fast, { charge: 't-charge', key: `r-${index}` }),
          ),
        ),
        concurrently(times(6, () => a.refund(TRAINING_COST_CREDITS.fast, { charge: 'c', key: 's' }))),
        readAll(),
      ],
    ),
    scenario(
      'A finished training is repeated with its key',
      ['CR-6', 'CR-25', 'CR-26', 'TW-4', 'TW-15', 'TW-18'],
      ({ a }) => [
        a.startTraining('t'),
        waitForEnd(),
        a.train({ charge: 't-charge', key: 't' }),
        a.startTraining('u'),
        waitForEnd(),
        combinations({ key: ['t', 'u'], back: [0, 1] }, ({ key, back }) =>
          a.train({ charge: 't-charge', key, photos: a.package(back) }),
        ),
        wait(justAfter(SESSION_LIFETIME_MS)),
        combinations(
          { charge: ['t-charge', 'u-charge'], key: ['t', 'u'], mode: ['fast', 'lora'], back: [0, 1] },
          ({ charge, key, mode, back }) => a.train({ charge, key, mode, photos: a.package(back) }),
        ),
        readAll(),
      ],
    ),
    scenario('A failed training can be refunded a week later', ['CR-21', 'TW-10'], ({ a, inEachMode }) =>
      inEachMode((mode) => [
        a.failNextTraining(),
        a.startTraining('t', { mode }),
        wait(8 * DAY_MS),
        a.refund(TRAINING_COST_CREDITS[mode], { charge: 't-charge', key: 'r' }),
        readAll(),
      ]),
    ),
    scenario(
      'A paid training is accepted when the running one has ended',
      ['PH-1', 'TW-1', 'TW-3', 'TW-11', 'TW-17'],
      ({ a, inEachMode }) =>
        inEachMode((mode) => [
          a.startTraining('t', { mode }),
          a.uploadPhotos(),
          a.charge(TRAINING_COST_CREDITS.fast, { key: 'd' }),
          a.train({ charge: 'd', key: 'u' }),
          a.waitForTraining('ended'),
          a.train({ charge: 'd', key: 'v' }),
          a.waitForTraining('ended'),
          readAll(),
        ]),
    ),
    scenario(
      'A paid training is accepted when the running one has failed',
      ['CR-21', 'TW-3', 'TW-10'],
      ({ a, inEachMode }) =>
        inEachMode((mode) => [
          a.failNextTraining(),
          a.startTraining('t', { mode }),
          a.uploadPhotos(),
          a.charge(TRAINING_COST_CREDITS.fast, { key: 'd' }),
          a.train({ charge: 'd', key: 'u' }),
          a.waitForTraining('ended'),
          a.refund(TRAINING_COST_CREDITS[mode], { charge: 't-charge', key: 'r' }),
          a.train({ charge: 'd', key: 'v' }),
          a.waitForTraining('ended'),
          readAll(),
        ]),
    ),
  ],
  randomSteps: ({ fc, steps, account, owner, back, count, key, mode }) => {
    const photos = fc.constantFrom(
      MIN_TRAINING_PHOTOS - 1,
      ...Array<number>(4).fill(MIN_TRAINING_PHOTOS),
      MAX_TRAINING_PHOTOS,
    );
    const list = fc.constantFrom('listTrainedModels' as const, 'getTrainingStatus' as const);
    const training = { account, charge: key, key, mode };
    return [
      {
        weights: { work: 1 },
        isOddToo: true,
        steps: steps({ account, photos }, (drawn) => drawn.account.uploadPhotos(drawn.photos)),
      },
      {
        weights: { work: 2 },
        isOddToo: true,
        steps: steps({ ...training, count, owner, back }, ({ account: who, ...drawn }) =>
          concurrently(
            times(drawn.count, () =>
              who.train({
                key: drawn.key,
                charge: drawn.charge,
                mode: drawn.mode,
                photos: drawn.owner.package(drawn.back),
              }),
            ),
          ),
        ),
      },
      {
        weights: { work: 3, all: 2 },
        steps: steps(training, ({ account: who, ...drawn }) => [
          who.uploadPhotos(),
          who.charge(TRAINING_COST_CREDITS.fast, { key: drawn.charge }),
          who.train(drawn),
        ]),
      },
      {
        weights: { work: 1 },
        steps: steps(training, ({ account: who, ...drawn }) => [
          who.uploadPhotos(),
          who.charge(TRAINING_COST_CREDITS.fast, { key: drawn.charge }),
          who.failNextTraining(),
          who.train(drawn),
        ]),
      },
      {
        weights: { work: 2 },
        steps: steps({ account }, (drawn) => drawn.account.waitForTraining('in the middle')),
      },
      {
        weights: { all: 1 },
        isOddToo: true,
        steps: steps({ account, owner, list }, (drawn) => drawn.account.get(drawn.list, drawn.owner.id)),
      },
    ];
  },
});
