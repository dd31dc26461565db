import type { components } from '#openapi/types.gen.ts';
import { sentenceCase } from '../picture/text.ts';

type Analysis = components['schemas']['ImageAnalysis'];
type Prompts = components['schemas']['ExtractedPrompts'];

/** Midjourney's --ar values, to find the one nearest to a picture's ratio. */
const RATIOS: readonly (readonly [ratio: number, name: string])[] = [
  [9 / 16, '9:16'],
  [2 / 3, '2:3'],
  [4 / 5, '4:5'],
  [1, '1:1'],
  [5 / 4, '5:4'],
  [3 / 2, '3:2'],
  [16 / 9, '16:9'],
  [21 / 9, '21:9'],
];

/** The prompts of a picture for each model: weighted tags, a sentence, and a line with parameters. */
export function promptsFor(analysis: Analysis, aspect: number): Prompts {
  const { hair, clothing, background, lighting, composition, style_tags: tags } = analysis;
  const known = (word: string) => (word === 'unknown' ? '' : `${word} `);
  const hairWords = `${hair.style} ${hair.texture} ${known(hair.color)}hair`;
  const pattern = clothing.pattern === 'plain' ? '' : ` with ${withArticle(clothing.pattern)}`;
  const clothes = `${known(clothing.color)}${clothing.fabric} ${clothing.garment}${pattern}`;
  const palette = background.colors.length > 0 ? `${background.colors.join(', ')} palette` : '';
  const shape =
    RATIOS.toSorted(
      ([one], [other]) => Math.abs(Math.log(one / aspect)) - Math.abs(Math.log(other / aspect)),
    )[0]?.[1] ?? '1:1';
  return {
    sdxl: {
      positive: join([
        'portrait photograph of a person',
        `(${hairWords}:1.1)`,
        clothes,
        background.setting,
        ...background.elements,
        palette,
        lighting,
        composition,
        ...tags.slice(1),
        'natural skin texture',
        '85mm lens',
        'sharp focus',
      ]),
      negative: join([
        'blurry, low quality, jpeg artifacts, watermark, text, logo',
        'deformed hands, extra fingers, plastic skin, oversaturated',
        tags.includes('minimal background') ? 'cluttered background' : '',
        tags.includes('soft contrast') ? 'harsh shadows' : 'flat light',
      ]),
    },
    flux: {
      prompt: `A portrait of a person with ${hairWords}, wearing ${withArticle(clothes)}, ${background.setting}. ${sentenceCase(lighting)}${palette && `, ${palette}`}. ${sentenceCase(composition)}. Natural skin texture, calm and confident expression.`,
    },
    midjourney: {
      prompt: `${join(['portrait of a person', hairWords, clothes, background.setting, lighting, palette, ...tags.slice(1)])} --ar ${shape} --style raw --v 6.1`,
    },
  };
}

/** "a" or "an", by the next word. */
export function withArticle(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}

function join(parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}
