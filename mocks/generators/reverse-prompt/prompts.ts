import type { components } from '#openapi/types.gen.ts';
import { sentenceCase } from '../picture/text.ts';

type Analysis = components['schemas']['ImageAnalysis'];
type Prompts = components['schemas']['ExtractedPrompts'];

/** Ratios for Midjourney's `--ar`. */
const RATIOS = ['9:16', '2:3', '4:5', '1:1', '5:4', '3:2', '16:9', '21:9'];

/** The prompts of a picture for each model: weighted tags, a sentence, or a line with parameters. */
export function promptsFor(analysis: Analysis, aspect: number): Prompts {
  const { hair, clothing, background, lighting, composition } = analysis;
  const [, ...tags] = analysis.style_tags;
  const known = (word: string) => (word === 'unknown' ? '' : `${word} `);
  const hairWords = `${hair.style} ${hair.texture} ${known(hair.color)}hair`;
  const pattern = clothing.pattern === 'plain' ? '' : ` with ${withArticle(clothing.pattern)}`;
  const clothes = `${known(clothing.color)}${clothing.fabric} ${clothing.garment}${pattern}`;
  const palette = background.colors.length > 0 ? `${background.colors.join(', ')} palette` : '';
  const clutter = tags.includes('minimal background') ? 'cluttered background' : '';
  const unwantedLight = tags.includes('soft contrast') ? 'harsh shadows' : 'flat light';
  const subject = [`(${hairWords}:1.1)`, clothes, background.setting, ...background.elements];
  const summary = join([
    'portrait of a person',
    hairWords,
    clothes,
    background.setting,
    lighting,
    palette,
    ...tags,
  ]);
  return {
    sdxl: {
      positive: `${join(['portrait photograph of a person', ...subject, palette, lighting, composition, ...tags])}, natural skin texture, 85mm lens, sharp focus`,
      negative: join([
        'blurry, low quality, jpeg artifacts, watermark, text, logo, deformed hands, extra fingers, plastic skin, oversaturated',
        clutter,
        unwantedLight,
      ]),
    },
    flux: {
      prompt: `A portrait of a person with ${hairWords}, wearing ${withArticle(clothes)}, ${background.setting}. ${sentenceCase(join([lighting, palette]))}. ${sentenceCase(composition)}. Natural skin texture, calm and confident expression.`,
    },
    midjourney: { prompt: `${summary} --ar ${nearestRatio(aspect)} --style raw --v 6.1` },
  };
}

function nearestRatio(aspect: number): string {
  const differenceOf = (name: string) => {
    const [width = 1, height = 1] = name.split(':').map(Number);
    return Math.abs(Math.log(width / height / aspect));
  };
  return RATIOS.reduce((best, name) => (differenceOf(name) < differenceOf(best) ? name : best));
}

/** Adds "a" or "an". */
export function withArticle(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}

function join(parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}
