import { drawBackdrop, drawPlace, type BackdropName } from './backdrop.ts';
import { inferCategory, type PictureCategory } from './category.ts';
import { LAYOUTS, paint, shown, WEATHERS, withPrefix, type Garment, type Palette } from './drawings.ts';
import { drawFigure, identityOf, loadFigureParts } from './figure.ts';
import {
  channel,
  distance,
  HOURS,
  INK,
  lightness,
  PAPER,
  PRINTS,
  schemeAround,
  schemeNamed,
  type Scheme,
} from './palette.ts';
import { readPrompt, type PromptDetails } from './prompt-details.ts';
import { hashOf, randomFrom, type Random } from './seeded-random.ts';
import { escapeXml, sentenceCase, subjectOf } from './text.ts';
import { loadTypesetter, placeholderFiller } from './typesetter.ts';
import { yieldToPage } from './yield-to-page.ts';

export interface PictureRequest {
  /** The seed of the drawn person, usually the twin's trigger word. */
  twinSeed: string;
  prompt: string;
  /** By default inferred from the prompt. */
  category?: PictureCategory | undefined;
}

/**
 * Draws the picture of the simulated image model: SVG text, 1024 × 1024, always the same for the same request. The twin
 * determines the person, and the category the layout. Recognized details of the prompt (`prompt-details.ts`) determine
 * clothes, colors, place, weather, time of day and distance; the rest is random. The title is "Illustrated sample".
 */
export async function drawPicture({
  twinSeed,
  prompt,
  category = inferCategory(prompt),
}: PictureRequest): Promise<string> {
  const layout = LAYOUTS[category];
  const rawSubject = subjectOf(prompt) || 'Untitled';
  const seed = `${category}|${rawSubject}|${prompt}`;
  const subject = sentenceCase(rawSubject);
  const random = randomFrom(seed);
  const pick = (list: string) => random.pick(list.split(' '));
  const prefix = `p${hashOf(`${twinSeed}|${seed}`).toString(36)}`;
  const details = readPrompt(prompt);
  const { place, weather, time } = details;
  const scheme = schemeFor(layout.schemes.split(' '), details, random);
  const isDark = layout.cloth === 'dark';
  const chosen = random.pick(scheme.cloth);
  const cloth = details.cloth ?? (isDark ? darkest(scheme.cloth) : chosen);
  const name = pick(layout.backdrops) as BackdropName;
  const [typeset, backdrop, figure] = await Promise.all([
    loadTypesetter(),
    place
      ? drawPlace({ name: place, time, isFoggy: weather === 'fog', prefix, scheme })
      : drawBackdrop({ name, seed, prefix, scheme }),
    drawFigure({
      person: identityOf(twinSeed),
      prefix,
      expression: pick(layout.expressions),
      garment: details.garment ?? (pick(layout.garments) as Garment),
      eyewear: details.eyewear,
      shot: details.shot ?? (place && 'set'),
      cloth,
      trim: scheme[trimTone(cloth, isDark)],
      deep: scheme.deep,
    }),
  ]);
  await yieldToPage();
  const isMirrored = random.chance(0.5);
  const { cloth: _, ...colours } = scheme;
  const palette: Palette = {
    ...colours,
    ...layout.colours,
    ...printInks(twinSeed, random),
    paper: PAPER,
    ink: INK,
    'on-field': lightness(scheme.field) < 0.35 ? scheme.light : scheme.deep,
    // Light text on light clothes needs an edge.
    edge: lightness(cloth) > 0.6 ? scheme.deep : 'none',
    plain: shown(!place),
    place: shown(place !== undefined),
    straight: shown(!isMirrored),
    mirrored: shown(isMirrored),
  };
  const words = { subject, SUBJECT: subject.toUpperCase() };
  const weatherArt = `<g id="weather">${weather ? paint(WEATHERS[weather].art, palette) : ''}</g>`;
  const picture = typeset(withPrefix(paint(layout.art, palette), prefix), placeholderFiller(words, random));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024" role="img">` +
    `<title>${escapeXml(`Illustrated sample, ${category}: ${subject}`)}</title>` +
    `<defs>${withPrefix(weatherArt, prefix)}${backdrop}${figure}</defs>${picture}</svg>`
  );
}

/** The drawing as a data URL. */
export async function drawnUrl(request: PictureRequest): Promise<string> {
  return `data:image/svg+xml,${encodeURIComponent(await drawPicture(request))}`;
}

/** Preloads the parts that every picture needs. */
export async function prepareDrawing(): Promise<void> {
  await Promise.all([loadFigureParts(), loadTypesetter()]);
}

/** The scheme of the requested color, else of the time of day or the layout, in contrast with the clothes. */
function schemeFor(
  schemes: readonly string[],
  { ground, time, cloth }: PromptDetails,
  random: Random,
): Scheme {
  const names = time ? HOURS[time] : schemes;
  const randomScheme = schemeNamed(random.pick(names));
  if (ground !== undefined) return schemeAround(ground);
  if (cloth === undefined || distance(randomScheme.field, cloth) > 0.25) return randomScheme;
  const contrast = (scheme: Scheme) => distance(scheme.field, cloth);
  return names.map(schemeNamed).reduce((best, scheme) => (contrast(scheme) > contrast(best) ? scheme : best));
}

function darkest(cloth: readonly string[]): string {
  return cloth.reduce((best, colour) => (lightness(colour) < lightness(best) ? colour : best));
}

/** The tone of stripes, shirt and collar. The Editorial layout has light text on dark clothes. */
function trimTone(cloth: string, isDark: boolean): 'deep' | 'second' | 'light' {
  if (isDark) return 'deep';
  return lightness(cloth) > 0.75 ? 'second' : 'light';
}

/** The colors of four screen prints. Lines and dark hair get the first ink, skin of any tone the second. */
function printInks(twinSeed: string, random: Random): Palette {
  const skin = lightness(identityOf(twinSeed).skin);
  const start = random.below(PRINTS.length);
  const prints = [0, 2, 4, 6].flatMap((n) => PRINTS[(start + n) % PRINTS.length] ?? []);
  const steps = Array.from({ length: 17 }, (_, n) => n / 16);
  return Object.fromEntries(
    prints.flatMap(({ field, dark, middle, light }, n) => {
      const inkOf = (grey: number) => {
        if (grey < Math.min(0.24, skin * 0.62)) return dark;
        return grey < skin + 0.08 ? middle : light;
      };
      const table = (at: number) =>
        steps.map((grey) => (channel(inkOf(grey), at) / 255).toFixed(2)).join(' ');
      return [
        [`field-${n + 1}`, field],
        [`red-${n + 1}`, table(1)],
        [`green-${n + 1}`, table(3)],
        [`blue-${n + 1}`, table(5)],
      ];
    }),
  );
}
