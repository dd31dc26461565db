import { describe, expect, test } from 'vitest';
import { EXAMPLE_REVERSE_PROMPT } from '#openapi/limits.gen.ts';
import { parseAnalysis } from './image-analysis.ts';

const lines = (response: unknown) =>
  parseAnalysis(response).groups.flatMap(({ title, facts }) =>
    facts.map(({ label, value }) => `${title} / ${label}: ${value}`),
  );

describe('the analysis of an image (§2.3, §3.8)', () => {
  test('shows every field', () => {
    expect(lines(EXAMPLE_REVERSE_PROMPT)).toEqual([
      'Hair / Style: shoulder-length bob',
      'Hair / Color: dark brown',
      'Hair / Texture: wavy',
      'Clothing / Garment: blazer',
      'Clothing / Color: rust',
      'Clothing / Pattern: plain',
      'Clothing / Fabric: wool',
      'Background / Setting: loft with tall windows',
      'Background / Colors: sand, slate',
      'Background / Elements: window, plant',
      'Light and frame / Lighting: low warm sun from the left',
      'Light and frame / Composition: medium shot, subject on the right third',
    ]);
    const { caption, tags, prompts } = parseAnalysis(EXAMPLE_REVERSE_PROMPT);
    expect(caption).toBe('A woman in a rust blazer leaning on a window sill in late light');
    expect(tags).toEqual(['editorial', 'warm', 'film grain']);
    expect(prompts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'SDXL positive: woman in a rust wool blazer, loft, tall windows, low warm sun, editorial, film grain',
      'SDXL negative: blurry, deformed hands, text, watermark',
      'FLUX: An editorial portrait of a woman in a rust blazer by tall windows, low warm sun',
      'Midjourney: editorial portrait, rust blazer, tall windows, low warm sun --ar 1:1 --style raw',
    ]);
  });

  test('leaves out missing fields', () => {
    const partial = {
      ok: true,
      analysis: {
        hair: { style: 'bob' },
        clothing: null,
        background: { colors: 'sand', elements: [null, ''] },
      },
      prompts: { sdxl: { positive: 'x', negative: null }, flux: {} },
    };
    expect(lines(partial)).toEqual(['Hair / Style: bob', 'Background / Colors: sand']);
    expect(parseAnalysis(partial).prompts.map(({ label }) => label)).toEqual(['SDXL positive']);
    expect(JSON.stringify(parseAnalysis(partial))).not.toMatch(/undefined|null/);
  });

  test.each([[{}], [null], [undefined], ['text'], [{ ok: true, analysis: [], prompts: 3 }]])(
    'finds nothing in %j',
    (response) => {
      expect(parseAnalysis(response)).toEqual({ caption: undefined, groups: [], tags: [], prompts: [] });
    },
  );
});
