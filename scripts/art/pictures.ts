import { readFile } from 'node:fs/promises';
import { personOf } from '#mocks/domain/hash.ts';
import { drawBackdrop } from '#mocks/generators/picture/backdrop.ts';
import type { PictureCategory } from '#mocks/generators/picture/category.ts';
import { drawPicture } from '#mocks/generators/picture/draw-picture.ts';
import { INK, PAPER, SCHEMES } from '#mocks/generators/picture/palette.ts';
import { templates } from '#mocks/states/templates.ts';
import { ADA, drawPerson, INES, LEO, OMAR } from './person.ts';

const FOLDER = new URL('pictures/', import.meta.url);
const FONTS = new URL('../../node_modules/@fontsource/instrument-serif/files/', import.meta.url);

/** The landing's pictures by file name: twin, category and prompt. The picture shows words of the prompt. */
export const LANDING_PICTURES: Record<string, readonly [string, PictureCategory, string]> = {
  'after-editorial': [ADA, 'Editorial', 'the face of the season'],
  'after-cinematic': [OMAR, 'Cinematic', 'the last train out of the valley'],
  'after-professional': [INES, 'Professional', 'the new portrait for the team page'],
  'after-lifestyle': [INES, 'Lifestyle', 'a slow Sunday above the lake'],
  'after-creative': [ADA, 'Creative', 'four times a morning'],
  'after-social-media': [OMAR, 'Social Media', 'my studio day'],
  'others-editorial': [INES, 'Editorial', 'the hair issue'],
  'others-cinematic': [OMAR, 'Cinematic', 'the bridge at night'],
  'others-lifestyle': ['YUK2E', 'Lifestyle', 'coffee before the market'],
  'others-creative': ['LOT27', 'Creative', 'four decades of work'],
  'others-social-media': [LEO, 'Social Media', 'behind the scenes'],
};

/** The demo's training photos: one person on different days, in different light. */
export const SAMPLE_PHOTOS = Array.from({ length: 12 }, (_, n) => `sample-${String(n + 1).padStart(2, '0')}`);

/** More photos for the landing: two each of two other people. */
export const OTHERS_PHOTOS = [
  ['sample-02', INES],
  ['sample-08', INES],
  ['sample-04', OMAR],
  ['sample-06', OMAR],
] as const;

/** The people of the template samples, in turn. */
const MODELS = [INES, OMAR, ADA, 'SOL2G', LEO, 'YUK2E', 'NOVA3', 'TIA22', 'LOT27', 'MIRA9', 'T5', 'KAI88'];

/** The four templates of a category side by side, each with another person. */
export async function drawTemplateSamples(category: string): Promise<string> {
  const first = templates.findIndex((template) => template.category === category);
  const ofCategory = templates.filter((template) => template.category === category);
  return inARow(
    await Promise.all(
      ofCategory.map(({ prompt }, index) =>
        draw(MODELS[(first + index) % MODELS.length] ?? ADA, category, prompt),
      ),
    ),
  );
}

/** The templates that are offered first for a new twin, with different light and clothes. */
const FIRST_LOOKS = ['Studio headshot', 'Magazine cover', 'Neon street'];

/** The first looks of one of the drawn people. */
export async function drawFirstLooks(person: number): Promise<string> {
  const seed = Array.from({ length: 1000 }, (_, n) => `TWIN${n}`).find((word) => personOf(word) === person);
  const looks = templates.filter(({ name }) => FIRST_LOOKS.includes(name));
  return inARow(await Promise.all(looks.map(({ category, prompt }) => draw(seed ?? ADA, category, prompt))));
}

/** Combines square pictures side by side. */
function inARow(pictures: readonly string[]): string {
  const placed = pictures.map((picture, index) =>
    picture.replace('<svg ', `<svg x="${index * 1024}" y="0" `),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictures.length * 1024} 1024">${placed.join('')}</svg>`;
}

/** The vignette and grain of every sample photo. */
const PHOTO_OVERLAY = `<radialGradient id="who-vignette" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></radialGradient><rect width="512" height="512" fill="url(#who-vignette)"/><rect width="512" height="512" filter="url(#who-grain)" opacity=".4"/>`;

/** Converts a name for a file name: `Social Media` becomes `social-media`. */
export function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

export function draw(twinSeed: string, category: string | undefined, prompt: string): Promise<string> {
  const picture = { twinSeed, prompt: `${twinSeed} person, ${prompt}` };
  return drawPicture({ ...picture, category: category as PictureCategory | undefined });
}

/** A sample photo of a person. @param seed the seed of the person, by default Ada's */
export async function drawSamplePhoto(name: string, seed = ADA): Promise<string> {
  return drawFile(name, PHOTO_OVERLAY, seed);
}

/**
 * A picture of `pictures/` with its empty elements filled: `<g id="who" data-…/>` with the figure that `#who-figure`
 * places, `<g id="…-backdrop" data-…/>` with a backdrop, and `<use data-picture="…"/>` with a sample photo or a picture
 * of the landing.
 * @param more markup for the end of the picture
 * @param seed the seed of the person, unless the file has another
 */
export async function drawFile(name: string, more = '', seed = ADA): Promise<string> {
  const file = await readFile(new URL(`${name}.svg`, FOLDER), 'utf8');
  let svg = file.replaceAll('\n', '').replace(/<\/svg>$/, `${more}</svg>`);
  const [figure = '', data = ''] = /<g id="who"([^>]*)\/>/.exec(svg) ?? [];
  const who: { seed: string } = { seed, ...dataOf(data) };
  const person = await drawPerson(who);
  svg = svg.replace(figure, person.defs).replaceAll(/(#|id=")who-/g, `$1${person.prefix}-`);
  for (const [empty, prefix = '', words = ''] of svg.matchAll(/<g id="([\w-]+)-backdrop"([^>]*)\/>/g)) {
    const { backdrop, seed = '', scheme } = dataOf(words);
    const options = { name: backdrop, seed, prefix, scheme: SCHEMES[scheme as keyof typeof SCHEMES] };
    svg = svg.replace(empty, await drawBackdrop(options as Parameters<typeof drawBackdrop>[0]));
  }
  for (const [use, wanted = ''] of svg.matchAll(/<use data-picture="([\w-]+)"\/>/g)) {
    const landing = LANDING_PICTURES[wanted];
    const picture = await (landing ? draw(...landing) : drawSamplePhoto(wanted, who.seed));
    svg = svg.replace(use, () => picture);
  }
  return svg;
}

/** The `data-` attributes of an element. */
function dataOf(attributes: string): Record<string, string> {
  const pairs = [...attributes.matchAll(/data-(\w+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

/** The picture that other sites show for a link, 1200 × 630. It is HTML, to use the product's fonts. */
export async function drawOpenGraph(): Promise<string> {
  const [hero, normal, italic] = await Promise.all([
    drawFile('hero'),
    fontFace('normal'),
    fontFace('italic'),
  ]);
  return `<style>${normal}${italic}
.og { position: relative; width: 1200px; height: 630px; overflow: hidden; background: ${PAPER}; color: ${INK} }
.og svg:first-child { position: absolute; right: -130px; top: 0; width: 1120px; height: 630px }
.og div { position: absolute; inset: 0; background: linear-gradient(90deg, ${PAPER} 47%, ${PAPER}00 56%) }
.og h1 { position: absolute; left: 64px; top: 190px; margin: 0; font: 400 94px/1 'Instrument Serif'; letter-spacing: -.02em }
.og em { color: #bf4420 }
.og p { position: absolute; left: 68px; bottom: 56px; margin: 0; font: 400 34px 'Instrument Serif' }</style>
<div class="og">${hero}<div></div><h1>Train once.<br><em>Create forever.</em></h1><p>AI Twin <em>Studio</em></p></div>`;
}

async function fontFace(style: string): Promise<string> {
  const font = await readFile(new URL(`instrument-serif-latin-400-${style}.woff2`, FONTS));
  return `@font-face{font-family:'Instrument Serif';font-style:${style};src:url(data:font/woff2;base64,${font.toString('base64')})}`;
}
