import { drawBackdrop } from './backdrop.ts';
import { business } from './business.ts';
import { inferCategory, type PictureCategory } from './category.ts';
import { cinematic } from './cinematic.ts';
import { creative } from './creative.ts';
import { editorial } from './editorial.ts';
import { drawFigure, inShot, loadParts } from './figure.ts';
import { loadLettering } from './lettering.ts';
import { lifestyle } from './lifestyle.ts';
import {
  distance,
  LIGHTS,
  lightness,
  schemeAround,
  SCHEMES,
  type Scheme,
  type SchemeName,
} from './palette.ts';
import { drawPlace } from './place.ts';
import { pause } from './pause.ts';
import { professional } from './professional.ts';
import { hashOf, randomFrom, type Random } from './random.ts';
import { printDefs, SIZE, type Recipe } from './scene.ts';
import { social } from './social.ts';
import { escapeXml, sentenceCase, subjectOf } from './text.ts';
import { drawWeather } from './weather.ts';
import { readWishes, type Wishes } from './wishes.ts';

export interface PictureRequest {
  /** Decides who is in the picture; the twin's trigger word is a good seed, and is then shown as the name. */
  twinSeed: string;
  prompt: string;
  /** Read from the prompt when it is not given. */
  category?: PictureCategory | undefined;
}

const RECIPES: Record<PictureCategory, Recipe> = {
  Professional: professional,
  Editorial: editorial,
  Cinematic: cinematic,
  'Social Media': social,
  Business: business,
  Lifestyle: lifestyle,
  Creative: creative,
};

/**
 * Draws the picture that the simulated image model answers with: SVG text, 1024 × 1024, the same for the same request.
 * The twin decides the person, the category the layout. The prompt decides clothes, colours, place, weather, time of day
 * and distance as far as it is understood (`wishes.ts`); chance the rest. Every picture says "Illustrated sample".
 */
export async function drawPicture({
  twinSeed,
  prompt,
  category = inferCategory(prompt),
}: PictureRequest): Promise<string> {
  const recipe = RECIPES[category];
  const rawSubject = subjectOf(prompt) || 'Untitled';
  const seed = `${category}|${rawSubject}|${prompt}`;
  const subject = sentenceCase(rawSubject);
  const random = randomFrom(seed);
  const prefix = `p${hashOf(`${twinSeed}|${seed}`).toString(36)}`;
  const wishes = readWishes(prompt);
  const { place, weather, time } = wishes;
  const scheme = schemeFor(recipe, wishes, random);
  const chosen = pickCloth(recipe, scheme, random);
  const cloth = wishes.cloth ?? chosen;
  const backdropName = random.pick(recipe.backdrops);
  const [type, backdrop, figure] = await Promise.all([
    loadLettering(),
    place
      ? drawPlace({ name: place, time, isFoggy: weather === 'fog', prefix: `${prefix}b`, scheme })
      : drawBackdrop({ name: backdropName, seed, prefix: `${prefix}b`, scheme }),
    drawFigure({
      twinSeed,
      prefix,
      expression: random.pick(recipe.expressions),
      garment: wishes.garment ?? random.pick(recipe.garments),
      eyewear: wishes.eyewear,
      cloth,
      trim: scheme[recipe.isDarkCloth ? 'deep' : lightness(cloth) > 0.75 ? 'second' : 'light'],
    }),
  ]);
  await pause();
  const name = /^[\p{L}\p{N}_-]{2,16}$/u.test(twinSeed) ? twinSeed : 'Your twin';
  const picture = recipe.compose({
    prefix,
    subject,
    name,
    random,
    scheme,
    cloth,
    figure: inShot(figure, wishes.shot ?? (place && 'set')),
    backdrop,
    isPlace: place !== undefined,
    air: weather ? drawWeather(weather, scheme) : '',
    type,
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" role="img">` +
    `<title>${escapeXml(`Illustrated sample, ${category}: ${subject}`)}</title>` +
    `<defs>${printDefs(prefix, scheme)}${backdrop.defs}${figure.defs}</defs>${picture}</svg>`
  );
}

/** Loads what every picture needs, so that the first one is there as soon as any other. */
export async function prepareDrawing(): Promise<void> {
  await Promise.all([loadParts(), loadLettering()]);
}

/** In the colour asked for, else in the light of the hour; clothes in a colour of their own have to stand out from it. */
function schemeFor({ schemes }: Recipe, { ground, time, cloth }: Wishes, random: Random): Scheme {
  const names = time ? LIGHTS[time] : schemes;
  const any = random.pick(names);
  if (ground !== undefined) return schemeAround(ground);
  if (cloth === undefined || distance(SCHEMES[any].field, cloth) > 0.25) return SCHEMES[any];
  const apart = (name: SchemeName) => distance(SCHEMES[name].field, cloth);
  return SCHEMES[names.reduce((best, one) => (apart(one) > apart(best) ? one : best))];
}

function pickCloth({ isDarkCloth }: Recipe, { cloth }: Scheme, random: Random): string {
  const any = random.pick(cloth);
  if (isDarkCloth !== true) return any;
  return cloth.reduce((darkest, one) => (lightness(one) < lightness(darkest) ? one : darkest));
}
