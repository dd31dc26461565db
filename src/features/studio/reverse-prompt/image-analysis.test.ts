import { describe, expect, it } from 'vitest';
import { readAnalysis } from './image-analysis.ts';

const whole = {
  ok: true,
  analysis: {
    caption: 'A woman in a rust blazer',
    hair: { style: 'bob', color: 'dark brown', texture: 'wavy' },
    clothing: { garment: 'blazer', color: 'rust', pattern: 'plain', fabric: 'wool' },
    background: { setting: 'loft', colors: ['sand', 'slate'], elements: ['window', 'plant'] },
    lighting: 'low warm sun',
    composition: 'medium shot',
    style_tags: ['editorial', 'warm'],
  },
  prompts: {
    sdxl: { positive: 'rust blazer', negative: 'blurry' },
    flux: { prompt: 'An editorial portrait' },
    midjourney: { prompt: 'editorial --ar 1:1' },
  },
};

const lines = (answer: unknown) =>
  readAnalysis(answer).groups.flatMap(({ title, facts }) =>
    facts.map(({ label, value }) => `${title} / ${label}: ${value}`),
  );

describe('what was read from a picture (§2.3, §3.8)', () => {
  it('shows every field', () => {
    expect(lines(whole)).toEqual([
      'Hair / Style: bob',
      'Hair / Colour: dark brown',
      'Hair / Texture: wavy',
      'Clothing / Garment: blazer',
      'Clothing / Colour: rust',
      'Clothing / Pattern: plain',
      'Clothing / Fabric: wool',
      'Background / Setting: loft',
      'Background / Colours: sand, slate',
      'Background / Elements: window, plant',
      'Light and frame / Lighting: low warm sun',
      'Light and frame / Composition: medium shot',
    ]);
    const { caption, tags, prompts } = readAnalysis(whole);
    expect(caption).toBe('A woman in a rust blazer');
    expect(tags).toEqual(['editorial', 'warm']);
    expect(prompts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'SDXL positive: rust blazer',
      'SDXL negative: blurry',
      'FLUX: An editorial portrait',
      'Midjourney: editorial --ar 1:1',
    ]);
  });

  it('leaves out what is missing, without a word like "undefined"', () => {
    const partial = {
      ok: true,
      analysis: {
        hair: { style: 'bob' },
        clothing: null,
        background: { colors: 'sand', elements: [null, ''] },
      },
      prompts: { sdxl: { positive: 'x', negative: null }, flux: {} },
    };
    expect(lines(partial)).toEqual(['Hair / Style: bob', 'Background / Colours: sand']);
    expect(readAnalysis(partial).prompts.map(({ label }) => label)).toEqual(['SDXL positive']);
    expect(JSON.stringify(readAnalysis(partial))).not.toMatch(/undefined|null/);
  });

  it.each([[{}], [null], [undefined], ['text'], [{ ok: true, analysis: [], prompts: 3 }]])(
    'finds nothing in %j',
    (answer) => {
      expect(readAnalysis(answer)).toEqual({ caption: undefined, groups: [], tags: [], prompts: [] });
    },
  );
});
