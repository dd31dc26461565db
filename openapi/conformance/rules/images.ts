import { randomUUID } from 'node:crypto';
import {
  IMAGE_COST_CREDITS,
  MAX_PHOTO_BYTES,
  MAX_PROMPT_LENGTH,
  TRAINING_COST_CREDITS,
} from '../../limits.gen.ts';
import { expectEach, together, type Checks, type Trial } from '../check.ts';
import type { Sample } from '../adapter.ts';
import { keyOf, text } from '../exchange.ts';
import { balanceOf, beginTraining, BODIES, draw, paid, readyTwin, refund } from '../journey.ts';
import { expectOnce } from './credits.ts';
import { expectSame } from './keys.ts';
import { expectMedia } from './media.ts';
import { withFractions } from './writing.ts';

const read = (t: Trial, image?: Sample) =>
  t.a.call('reversePrompt', { form: image ? [['image', image]] : [['note', 'no image']] });

export const imageChecks: Checks = {
  'IM-2': (t) =>
    expectEach(
      t,
      'generateImage',
      [{ aspect: '16:9' }, { steps: 50 }, { guidance: 7 }, { guidance: '3.5' }].map((change) => [
        JSON.stringify(change),
        { body: { ...BODIES.generateImage(t.a.id), ...change } },
        400,
      ]),
    ),
  async 'IM-5'(t) {
    const word = await readyTwin(t, t.a);
    for (const prompt of ['', ' \n ', word.padEnd(MAX_PROMPT_LENGTH + 1, 'x')]) {
      t.expect(await draw(t.a, prompt), 400, `a prompt of ${prompt.length} characters`);
    }
    const whole = withFractions({ body: BODIES.generateImage(t.a.id, `${word} person`) });
    t.expect(await t.a.call('generateImage', whole), 402, '24.0 steps, and not paid');
    for (const letter of ['x', '👩']) {
      const longest = await draw(t.a, `${word} ${letter.repeat(MAX_PROMPT_LENGTH - word.length - 1)}`);
      t.expect(longest, 402, `2000 characters (${letter}), and not paid`);
    }
  },
  async 'IM-3'(t) {
    const word = await readyTwin(t, t.a);
    const mine = { charge: await paid(t, t.a, IMAGE_COST_CREDITS) };
    t.expect(await draw(t.a, 'a lighthouse in fog', mine), 404, 'no trigger word');
    const otherCase = [word.toLowerCase(), word.toUpperCase()].find((one) => one !== word);
    if (otherCase !== undefined)
      t.expect(await draw(t.a, `${otherCase} person`, mine), 404, 'the trigger word in another case');
    await refund(t.a, IMAGE_COST_CREDITS, mine);
    const theirs = { charge: await paid(t, t.b, IMAGE_COST_CREDITS) };
    t.expect(await draw(t.b, `${word} person`, theirs), 404, 'the trigger word of somebody else');
    await refund(t.b, IMAGE_COST_CREDITS, theirs);
    const begun = await beginTraining(t, t.a);
    const early = await draw(t.a, `${text(begun.accepted, 'trigger_word')} person`);
    t.expect(early, 404, 'the trigger word of a twin in training');
    await refund(t.a, TRAINING_COST_CREDITS, begun);
  },
  async 'IM-12'(t) {
    await readyTwin(t, t.a);
    t.expect(await draw(t.a, 'a lighthouse in fog'), 404, 'no trigger word, and not paid');
    const body = BODIES.generateImage(t.b.id, 'a lighthouse in fog');
    t.expect(await t.a.call('generateImage', { body }), 403, 'of somebody else, and no trigger word');
  },
  async 'IM-1'(t) {
    const word = await readyTwin(t, t.a);
    const charge = await paid(t, t.a, IMAGE_COST_CREDITS);
    const answer = await draw(t.a, `${word} person, studio headshot, grey backdrop`, { charge });
    t.expect(answer, 200, 'paid for');
    const url = text(answer, 'imageUrl');
    t.claim(url !== '', answer, '`imageUrl`');
    if (url !== '') await expectMedia(t, answer, url, 'image');
  },
  async 'IM-4'(t) {
    const word = await readyTwin(t, t.a);
    t.expect(await draw(t.a, `${word} person`), 402, 'without a charge');
    t.expect(
      await draw(t.a, `the ${word}s of this world`),
      402,
      'without a charge, the word part of another',
    );
    const charge = await paid(t, t.a, IMAGE_COST_CREDITS);
    t.need(await draw(t.a, `${word} person`, { charge }), 200);
    t.expect(await draw(t.a, `${word} person`, { charge }), 402, 'a second one with the same charge');
    const [mine, theirs] = [await paid(t, t.a, IMAGE_COST_CREDITS), await paid(t, t.b, IMAGE_COST_CREDITS)];
    await refund(t.a, IMAGE_COST_CREDITS, { charge: mine });
    t.expect(await draw(t.a, `${word} person`, { charge: mine }), 402, 'a charge that was given back');
    t.expect(await draw(t.a, `${word} person`, { charge: theirs }), 402, 'the charge of somebody else');
    await refund(t.b, IMAGE_COST_CREDITS, { charge: theirs });
  },
  async 'IM-11'(t) {
    const word = await readyTwin(t, t.a);
    const charge = await paid(t, t.a, IMAGE_COST_CREDITS);
    const first = await draw(t.a, `${word} person, on a bridge`, { charge });
    t.need(first, 200);
    const again = await draw(t.a, `${word} person, on a bridge`, { key: keyOf(first), charge });
    expectSame(t, again, first, 'the same key');
    const keys = { key: randomUUID(), charge: await paid(t, t.a, IMAGE_COST_CREDITS) };
    expectOnce(t, await together(3, () => draw(t.a, `${word} person, at the sea`, keys)), 200);
    await balanceOf(t, t.a);
  },
  async 'IM-7'(t) {
    for (const image of t.samples.kinds) {
      const answer = await read(t, image);
      t.expect(answer, 200, image.type);
      for (const prompt of ['sdxl.positive', 'flux.prompt', 'midjourney.prompt']) {
        t.claim(text(answer, `prompts.${prompt}`).trim() !== '', answer, `a prompt in \`${prompt}\``);
      }
    }
  },
  async 'IM-8'(t) {
    t.expect(await read(t), 400, 'no image');
    const empty = { name: 'empty.png', type: 'image/png', bytes: new Uint8Array() };
    t.expect(await read(t, empty), 400, 'an empty one');
  },
  async 'IM-9'(t) {
    t.expect(await read(t, t.samples.svg), 415, 'SVG');
    t.expect(await read(t, t.samples.disguised), 422, 'a text that says image/jpeg');
    t.expect(await read(t, t.samples.damaged), 422, 'cannot be decoded');
    t.expect(await read(t, t.samples.cut), 422, 'a JPEG without its picture');
  },
  'IM-10': {
    slow: true,
    async run(t) {
      const [photo] = t.samples.photos(1);
      t.expect(await read(t, t.samples.padded(photo, MAX_PHOTO_BYTES)), 200, `${MAX_PHOTO_BYTES} bytes`);
      t.expect(await read(t, t.samples.padded(photo, MAX_PHOTO_BYTES + 1)), 413, 'one byte more');
    },
  },
};
