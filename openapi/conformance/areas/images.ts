import { IMAGE_COST_CREDITS, MEDIA_LIFETIME_MS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { otherCase, text } from '../scenarios/references.ts';
import { scenario } from '../scenarios/scenario.ts';
import {
  concurrently,
  justBefore,
  mustSucceed,
  readAll,
  times,
  wait,
  waitForEnd,
} from '../scenarios/steps.ts';
import { defineArea, shownBy } from './area.ts';
import { formParts, oddFiles } from './odd-files.ts';
import { ODD_USER_IDS } from './user-ids.ts';

/** Pictures of twins, and prompts from pictures. */
export const images = defineArea({
  operations: {
    generateImage: {
      goodRequests: ({ a }) => [
        {
          setup: a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
          good: a.generateImage({ key: 'w', charge: 'c' }),
        },
      ],
      oddRequests: () => [],
      oddValues: ({ a, b }) => ({
        userId: ODD_USER_IDS,
        prompt: {
          start: text`${a.twin()} `,
          values: [
            a.twin(),
            text`${b.twin()} person`,
            'person',
            text`a ${a.twin()}, at night`,
            text`x${a.twin()}y`,
            text`${a.twin()}${a.twin()}${a.twin()}`,
            text`🙂 ${a.twin()} 你好`,
            text`${otherCase(a.twin())} person`,
          ],
        },
      }),
      creates: [{ kind: 'picture', field: 'imageUrl', lifeMs: MEDIA_LIFETIME_MS }],
      responseFields: {
        ok: 'equal',
        imageUrl: 'ignored',
        method: 'ignored',
        quality: 'ignored',
        error: 'ignored',
      },
    },
    reversePrompt: {
      goodRequests: ({ a }) => [{ good: a.analyzeImage() }],
      oddRequests: (_, samples) => [
        ...oddFiles(samples).map((file) => ({ form: formParts('image', [file]) })),
        { form: formParts('photo', samples.photos(1)) },
        { form: formParts('Image', samples.photos(1)) },
        { form: [] },
        { form: [['image', 'text'] as const] },
      ],
      creates: [],
      responseFields: { ok: 'equal', analysis: 'ignored', prompts: 'ignored' },
    },
  },
  rules: {
    'IM-1': [shownBy('generateImage', 200)],
    'IM-2': [shownBy('generateImage', 400, 'aspect', 'steps', 'guidance')],
    'IM-3': [shownBy('generateImage', 404)],
    'IM-4': [shownBy('generateImage', 402)],
    'IM-5': [shownBy('generateImage', 400, 'prompt')],
    'IM-7': [shownBy('reversePrompt', 200)],
    'IM-8': [shownBy('reversePrompt', 400)],
    'IM-9': [shownBy('reversePrompt', [415, 422])],
    'IM-10': [shownBy('reversePrompt', [200, 413], 'megabytes')],
    'IM-11': [shownBy('generateImage', 200, 'repeated', 'repeated-concurrently')],
    'IM-12': [shownBy('generateImage', [403, 404])],
    'IM-13': [shownBy('generateImage', 200, 'open-picture')],
  },
  scenarios: [
    scenario('Concurrent images of one charge are one image', ['CR-19', 'IM-4', 'IM-11'], ({ a }) => [
      a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
      concurrently(times(6, () => a.generateImage({ charge: 'c', key: 'i' }))),
      readAll(),
      a.charge(IMAGE_COST_CREDITS, { key: 'd' }),
      concurrently(times(6, (index) => a.generateImage({ charge: 'd', key: `j-${index}` }))),
      readAll(),
    ]),
    scenario('A picture of a new twin keeps its charge', ['PH-1', 'TW-1', 'TW-11'], ({ a, inEachMode }) =>
      inEachMode((mode) => [
        a.startTraining('t', { mode }),
        waitForEnd(),
        a.startTraining('u', { mode }),
        waitForEnd(),
        a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
        a.generateImage({ charge: 'c', key: 'i', twin: a.twin() }),
        a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
        readAll(),
      ]),
    ),
    scenario('A charge pays for one image', ['CR-19', 'IM-1', 'IM-3', 'IM-4', 'IM-11', 'IM-12'], ({ a }) => [
      a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
      a.generateImage({ charge: 'c', key: 'i', twin: 'nobody' }),
      a.generateImage({ charge: 'c', key: 'i' }),
      a.open('picture'),
      a.generateImage({ charge: 'c', key: 'i' }),
      a.generateImage({ charge: 'c', key: 'j' }),
      a.refund(IMAGE_COST_CREDITS, { charge: 'c', key: 'r' }),
      a.charge(IMAGE_COST_CREDITS, { key: 'd' }),
      a.refund(IMAGE_COST_CREDITS, { charge: 'd', key: 's' }),
      a.generateImage({ charge: 'd', key: 'j' }),
      readAll(),
    ]),
    scenario(
      'An image needs a twin and a charge of its account',
      ['CR-6', 'CR-19', 'IM-3', 'IM-4', 'IM-11', 'IM-12'],
      ({ a, b }) => [
        a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
        a.generateImage({ charge: 'c', key: 'i', twin: b.twin() }),
        a.charge(TRAINING_COST_CREDITS.fast, { key: 'd' }),
        a.generateImage({ charge: 'd', key: 'i' }),
        b.charge(IMAGE_COST_CREDITS, { key: 'e' }),
        a.generateImage({ charge: 'e', key: 'i' }),
        a.generateImage({ charge: 'c', key: 'i' }),
        a.generateImage({ charge: 'c', key: 'i', twin: a.twin() }),
        a.generateImage({ charge: 'e', key: 'i' }),
        readAll(),
      ],
    ),
    scenario('A repeated image after a week', ['IM-11', 'TW-8', 'TW-9', 'TW-17'], ({ a }) => [
      a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
      wait(8 * DAY_MS),
      readAll(),
      a.generateImage({ charge: 'c', key: 'i' }),
      wait(59 * MINUTE_MS),
      readAll(),
      a.generateImage({ charge: 'c', key: 'i' }),
      readAll(),
    ]),
    scenario(
      'Each of many images is repeated with its key, and can be read for a week',
      ['IM-1', 'IM-11', 'IM-13'],
      ({ a }) => [
        times(60, (index) => [
          mustSucceed(a.charge(IMAGE_COST_CREDITS, { key: `c${index}` })),
          mustSucceed(a.generateImage({ charge: `c${index}`, key: `i${index}`, twin: a.oldTwin })),
        ]),
        mustSucceed(a.generateImage({ charge: 'c0', key: 'i0', twin: a.oldTwin })),
        mustSucceed(a.generateImage({ charge: 'c59', key: 'i59', twin: a.oldTwin })),
        a.refund(IMAGE_COST_CREDITS, { charge: 'c0', key: 'r' }),
        a.open('picture'),
        a.signOut(),
        readAll(),
        wait(justBefore(MEDIA_LIFETIME_MS)),
        a.open('picture'),
      ],
    ),
  ],
  randomSteps: ({ fc, steps, account, owner, back, count, key }) => {
    const hasMore = fc.boolean();
    const isOld = fc.boolean();
    return [
      {
        weights: { work: 2 },
        isOddToo: true,
        steps: steps(
          { account, owner, back, count, charge: key, key, hasMore, isOld },
          ({ account: who, ...drawn }) => {
            const twin = drawn.isOld ? drawn.owner.oldTwin : drawn.owner.twin(drawn.back);
            const prompt = drawn.hasMore ? text`${twin},x` : twin;
            return concurrently(
              times(drawn.count, () => who.generateImage({ key: drawn.key, charge: drawn.charge, prompt })),
            );
          },
        ),
      },
      {
        weights: { work: 3, all: 2 },
        steps: steps({ account, charge: key, key }, ({ account: who, ...keys }) => [
          who.charge(IMAGE_COST_CREDITS, { key: keys.charge }),
          who.generateImage(keys),
        ]),
      },
    ];
  },
});
