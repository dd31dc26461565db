import type { components } from '#openapi/types.gen.ts';
import { colourName, hairColourName } from './colour.ts';
import descriptions from './descriptions.json' with { type: 'json' };
import { measureImage, type ImageFeatures, type Measures } from './image-features.ts';
import { readPixels, type Pixels } from './pixels.ts';
import { promptsFor, withArticle } from './prompts.ts';

export { UnreadablePictureError } from './pixels.ts';

type ReversePrompt = Omit<components['schemas']['ReversePromptResult'], 'ok'>;
type Analysis = components['schemas']['ImageAnalysis'];
/** A text for images whose measures are above the first number of each range and at most the second. */
type Row = { text: string; when?: { [Name in keyof Measures]?: number[] | undefined } };

/** Analyzes a picture. @throws UnreadablePictureError when it cannot be decoded */
export async function analysePicture(bytes: Uint8Array, mediaType: string): Promise<ReversePrompt> {
  return describePicture(await readPixels(bytes, mediaType));
}

/**
 * The analysis of a reference picture. Colors, light and composition are measured in its pixels. Garment, hair and place
 * are guesses, because there is no image model. Without pixels the analysis is neutral, which its tags show.
 */
export function describePicture(pixels: Pixels | undefined): ReversePrompt {
  const features = pixels && measureImage(pixels);
  const analysis = features ? describe(features) : descriptions.unread;
  return { analysis, prompts: promptsFor(analysis, features?.measures.aspect ?? 1) };
}

function describe({ measures, background, clothing, hair }: ImageFeatures): Analysis {
  const fits = ({ when = {} }: Row) =>
    Object.entries(when).every(([name, [above = 0, most = Infinity] = []]) => {
      const value = measures[name as keyof Measures];
      return value > above && value <= most;
    });
  const matching = (rows: Row[]) => rows.filter(fits).map(({ text }) => text);
  const first = (rows: Row[]) => rows.find(fits)?.text ?? '';
  const colors = [...new Set(background.map(colourName))].slice(0, 3);
  const words: Record<string, string> = {
    colour: colors[0] ?? 'neutral',
    colours: colors.join(' and '),
    temperature: first(descriptions.temperature),
    side: first(descriptions.side),
  };
  const filled = (rows: Row[]) =>
    first(rows).replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');

  const style = first(descriptions.hairStyle);
  const texture = first(descriptions.hairTexture);
  const hairColour = hairColourName(hair);
  const color = colourName(clothing);
  const garment = first(descriptions.garment);
  const setting = filled(descriptions.setting);
  const lighting = filled(descriptions.lighting);
  return {
    caption: `Portrait of a person with ${style} ${texture} ${hairColour} hair in ${withArticle(`${color} ${garment}`)}, ${setting}, ${lighting}`,
    hair: { style, color: hairColour, texture },
    clothing: {
      garment,
      color,
      pattern: first(descriptions.pattern),
      fabric: color === 'denim' ? 'denim' : first(descriptions.fabric),
    },
    background: { setting, colors, elements: matching(descriptions.elements) },
    lighting,
    composition: `${first(descriptions.format)} frame, ${first(descriptions.shot)}, ${first(descriptions.position)}`,
    style_tags: matching(descriptions.tags),
  };
}
