import type { components } from '#openapi/types.gen.ts';
import { chroma, colourName, hairColourName } from './colour.ts';
import { lookAt, type Look } from './look.ts';
import { readPixels, type Pixels } from './pixels.ts';
import { promptsFor, withArticle } from './words.ts';

export { UnreadablePictureError } from './pixels.ts';

type ReversePrompt = Omit<components['schemas']['ReversePromptResult'], 'ok'>;
type Analysis = components['schemas']['ImageAnalysis'];

/** @throws UnreadablePictureError when the picture cannot be decoded */
export async function analysePicture(bytes: Uint8Array, mediaType: string): Promise<ReversePrompt> {
  return describePicture(await readPixels(bytes, mediaType));
}

/**
 * The analysis of a reference picture: colours, light and composition from its pixels; garment, hair and place are
 * guesses, because there is no image model. Without pixels the analysis is neutral, and its tags say so.
 */
export function describePicture(pixels: Pixels | undefined): ReversePrompt {
  const look = pixels ? lookAt(pixels) : undefined;
  const analysis = look ? describe(look) : UNDECODED;
  return { analysis, prompts: promptsFor(analysis, look?.aspect ?? 1) };
}

const UNDECODED: Analysis = {
  caption: 'Portrait of a person, colours not read on this server',
  hair: { style: 'natural', color: 'unknown', texture: 'natural' },
  clothing: { garment: 'everyday clothes', color: 'unknown', pattern: 'plain', fabric: 'cotton' },
  background: { setting: 'a plain backdrop', colors: [], elements: [] },
  lighting: 'soft, even light',
  composition: 'centred portrait',
  style_tags: ['portrait', 'colours not read'],
};

function describe(look: Look): Analysis {
  const hair = { style: hairStyle(look), color: hairColourName(look.hair), texture: hairTexture(look) };
  const clothing = clothingOf(look);
  const background = backgroundOf(look);
  const lighting = lightingOf(look);
  const composition = compositionOf(look);
  const caption = `Portrait of a person with ${hair.style} ${hair.texture} ${hair.color} hair in ${withArticle(`${clothing.color} ${clothing.garment}`)}, ${background.setting}, ${lighting}`;
  return { caption, hair, clothing, background, lighting, composition, style_tags: tagsOf(look) };
}

function hairStyle({ hairLength }: Look): string {
  if (hairLength > 0.4) return 'long';
  return hairLength > 0.15 ? 'shoulder-length' : 'short';
}

function hairTexture({ hairVariety }: Look): string {
  if (hairVariety > 0.06) return 'curly';
  return hairVariety > 0.025 ? 'wavy' : 'smooth';
}

function clothingOf({ clothing, clothingVariety }: Look): Analysis['clothing'] {
  const color = colourName(clothing);
  const pattern =
    clothingVariety > 0.2 ? 'bold pattern' : clothingVariety > 0.09 ? 'subtle pattern' : 'plain';
  const isDark = clothing.l < 0.42;
  const isLight = clothing.l > 0.85;
  const isVivid = chroma(clothing) > 0.12;
  const [garment, fabric] = isDark
    ? ['tailored jacket', 'fine wool']
    : isLight
      ? ['shirt', 'crisp cotton']
      : isVivid
        ? ['knit sweater', 'soft wool']
        : ['overshirt', 'brushed cotton'];
  return { garment, color, pattern, fabric: color === 'denim' ? 'denim' : fabric };
}

function backgroundOf({ background, backgroundVariety, lightness }: Look): Analysis['background'] {
  const colors = Array.from(new Set(background.map(({ lab }) => colourName(lab)))).slice(0, 3);
  const main = background[0]?.lab;
  const colour = colors[0] ?? 'neutral';
  const isGreen = main !== undefined && main.a < -0.04 && main.b > 0.02;
  const isSky = main !== undefined && main.b < -0.03 && main.l > 0.7;
  const elements: string[] = [];
  if (isGreen) elements.push('foliage');
  if (isSky) elements.push('open sky');
  if (backgroundVariety > 0.16) elements.push('layered details');
  else if (backgroundVariety > 0.05) elements.push('soft gradient');
  else elements.push('seamless backdrop');
  if (lightness > 0.8) elements.push('bright negative space');
  if (lightness < 0.35) elements.push('deep shadows');
  const setting = isGreen
    ? 'outdoors in front of greenery'
    : isSky
      ? 'outdoors under an open sky'
      : backgroundVariety > 0.16
        ? `in a lived-in space in ${colors.join(' and ')}`
        : `in front of a plain ${colour} backdrop`;
  return { setting, colors, elements };
}

function lightingOf({ contrast, lightness, sideLight, warmth }: Look): string {
  const temperature = warmth > 0.045 ? 'warm ' : warmth < -0.015 ? 'cool ' : '';
  const side = sideLight > 0.08 ? ' from the left' : sideLight < -0.08 ? ' from the right' : '';
  if (lightness < 0.35) return `low-key ${temperature}light${side}`;
  if (contrast > 0.62) return `dramatic ${temperature}light with deep shadows${side && `, key${side}`}`;
  if (lightness > 0.82) return `bright ${temperature}high-key light${side}`;
  return contrast < 0.3
    ? `soft, even ${temperature}light${side}`
    : `soft ${temperature}directional light${side}`;
}

function compositionOf({ aspect, subjectX, subjectShare }: Look): string {
  const format = aspect > 1.6 ? 'wide' : aspect > 1.15 ? 'landscape' : aspect < 0.87 ? 'vertical' : 'square';
  const shot =
    subjectShare > 0.6
      ? 'close-up'
      : subjectShare > 0.3
        ? 'medium shot'
        : 'wide shot with room around the subject';
  const place =
    subjectX < 0.42
      ? 'subject left of centre'
      : subjectX > 0.58
        ? 'subject right of centre'
        : 'centred subject';
  return `${format} frame, ${shot}, ${place}`;
}

/** Each tag with the condition that earns it. */
const TAGS: readonly (readonly [tag: string, fits: (look: Look) => boolean])[] = [
  ['warm palette', ({ warmth }) => warmth > 0.045],
  ['cool palette', ({ warmth }) => warmth < -0.015],
  ['vivid colour', ({ colourfulness }) => colourfulness > 0.11],
  ['muted colour', ({ colourfulness }) => colourfulness > 0.02 && colourfulness <= 0.06],
  ['monochrome', ({ colourfulness }) => colourfulness <= 0.02],
  ['high contrast', ({ contrast }) => contrast > 0.62],
  ['soft contrast', ({ contrast }) => contrast < 0.3],
  ['minimal background', ({ backgroundVariety }) => backgroundVariety < 0.06],
  ['environmental portrait', ({ backgroundVariety }) => backgroundVariety > 0.16],
  ['high-key', ({ lightness }) => lightness > 0.82],
  ['low-key', ({ lightness }) => lightness < 0.35],
  ['cinematic framing', ({ aspect }) => aspect > 1.6],
  ['vertical format', ({ aspect }) => aspect < 0.87],
];

function tagsOf(look: Look): string[] {
  return ['portrait', ...TAGS.filter(([, fits]) => fits(look)).map(([tag]) => tag)];
}
