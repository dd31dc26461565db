import { IMAGE_COST_CREDITS } from '#openapi/limits.gen.ts';
import type { Checks } from '../check.ts';
import { text } from '../exchange.ts';
import { draw, paid, readyTwin } from '../journey.ts';
import { expectMedia } from './media.ts';

export const imageChecks: Checks = {
  async 'IM-1'(t) {
    const word = await readyTwin(t, t.a);
    const charge = await paid(t, t.a, IMAGE_COST_CREDITS);
    const answer = await draw(t.a, `${word} person, studio headshot, grey backdrop`, charge);
    t.expect(answer, 200, 'paid for');
    const url = text(answer, 'imageUrl');
    t.claim(url !== '', answer, '`imageUrl`');
    if (url !== '') await expectMedia(t, answer, url, 'image');
  },
  async 'IM-7'(t) {
    for (const image of t.samples.kinds) {
      const answer = await t.a.call('reversePrompt', { form: [['image', image]] });
      t.expect(answer, 200, image.type);
      for (const prompt of ['sdxl.positive', 'flux.prompt', 'midjourney.prompt']) {
        t.claim(text(answer, `prompts.${prompt}`).trim() !== '', answer, `a prompt in \`${prompt}\``);
      }
    }
  },
};
