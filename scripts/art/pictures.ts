import { readFile } from 'node:fs/promises';
import { drawBackdrop } from '#mocks/generators/picture/backdrop.ts';
import type { PictureCategory } from '#mocks/generators/picture/category.ts';
import { drawPicture } from '#mocks/generators/picture/draw-picture.ts';
import type { Garment } from '#mocks/generators/picture/drawings.ts';
import { drawFigure, type Person } from '#mocks/generators/picture/figure.ts';
import { INK, PAPER, SCHEMES } from '#mocks/generators/picture/palette.ts';
import { loadTypesetter } from '#mocks/generators/picture/typesetter.ts';
import type { KeptPicture } from '#mocks/states/state.ts';
import { templates } from '#mocks/states/templates.ts';
import { ADA, drawPerson } from './person.ts';

const FOLDER = new URL('pictures/', import.meta.url);
const FONTS = new URL('../../node_modules/@fontsource/instrument-serif/files/', import.meta.url);

/** The landing's pictures by file name: twin, category, and prompt, whose words appear in the picture. */
export const LANDING_PICTURES: Record<string, readonly [string, PictureCategory, string]> = {
  'after-editorial': [ADA, 'Editorial', 'the face of the season'],
  'after-cinematic': [ADA, 'Cinematic', 'the last train out of the valley'],
  'after-professional': [ADA, 'Professional', 'the new portrait for the team page'],
  'after-lifestyle': [ADA, 'Lifestyle', 'a slow Sunday above the lake'],
  'after-creative': [ADA, 'Creative', 'four times a morning'],
  'after-social-media': [ADA, 'Social Media', 'my studio day'],
  'others-editorial': ['INE2D', 'Editorial', 'the hair issue'],
  'others-cinematic': ['OMA22', 'Cinematic', 'the bridge at night'],
  'others-lifestyle': ['YUK2E', 'Lifestyle', 'coffee before the market'],
  'others-creative': ['LOT27', 'Creative', 'four decades of work'],
  'others-social-media': ['LEO2C', 'Social Media', 'behind the scenes'],
};

/** The demo's training photos: one person on different days, in different light. */
export const SAMPLE_PHOTOS = Array.from({ length: 12 }, (_, n) => `sample-${String(n + 1).padStart(2, '0')}`);

/** Drawn over every sample photo; its note is in a corner, like a camera's date. */
const PHOTO_OVERLAY = `<radialGradient id="who-vignette" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></radialGradient><rect width="512" height="512" fill="url(#who-vignette)"/><rect width="512" height="512" filter="url(#who-grain)" opacity=".4"/>`;
const PHOTO_NOTE =
  '<text class="label" font-size="13" x="498" y="498" text-anchor="end" fill="#fffaf0" opacity=".85">Illustrated sample</text>';

/** A name as part of a file name: `Social Media` is `social-media`. */
export function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** A picture on a state's device as SVG: the same that the demo draws for its prompt. */
export function drawKept({ triggerWord, prompt, templateName }: KeptPicture): Promise<string> {
  const template = templates.find(({ name }) => name === templateName);
  return draw(triggerWord, template?.category, prompt);
}

export function draw(twinSeed: string, category: string | undefined, prompt: string): Promise<string> {
  const picture = { twinSeed, prompt: `${twinSeed} person, ${prompt}` };
  return drawPicture({ ...picture, category: category as PictureCategory | undefined });
}

/** The avatar of a twin without a picture: head and shoulders, placed as in a square picture. */
export async function drawFace(person: Person): Promise<string> {
  const colours = { trim: '#f3dfc0', deep: INK };
  const { garment, cloth } = person;
  const figure = { person, prefix: 'f', expression: 'smile', garment: garment as Garment, cloth, ...colours };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-570 -505 1100 1100"><defs>${await drawFigure(figure)}</defs><use href="#f-figure"/></svg>`;
}

export async function drawSamplePhoto(name: string): Promise<string> {
  const typeset = await loadTypesetter();
  return drawFile(name, PHOTO_OVERLAY + typeset(PHOTO_NOTE));
}

/**
 * A picture of `pictures/` with its empty elements filled: `<g id="who" data-…/>` with the figure that `#who-figure`
 * places, `<g id="…-backdrop" data-…/>` with a backdrop, and `<use data-picture="…"/>` with a sample photo or a
 * picture of the landing.
 * @param more markup for the end of the picture
 */
export async function drawFile(name: string, more = ''): Promise<string> {
  const file = await readFile(new URL(`${name}.svg`, FOLDER), 'utf8');
  let svg = file.replaceAll('\n', '').replace(/<\/svg>$/, `${more}</svg>`);
  const [figure = '', data = ''] = /<g id="who"([^>]*)\/>/.exec(svg) ?? [];
  const person = await drawPerson(dataOf(data));
  svg = svg.replace(figure, person.defs).replaceAll(/(#|id=")who-/g, `$1${person.prefix}-`);
  for (const [empty, prefix = '', words = ''] of svg.matchAll(/<g id="([\w-]+)-backdrop"([^>]*)\/>/g)) {
    const { backdrop, seed = '', scheme } = dataOf(words);
    const options = { name: backdrop, seed, prefix, scheme: SCHEMES[scheme as keyof typeof SCHEMES] };
    svg = svg.replace(empty, await drawBackdrop(options as Parameters<typeof drawBackdrop>[0]));
  }
  for (const [use, wanted = ''] of svg.matchAll(/<use data-picture="([\w-]+)"\/>/g)) {
    const landing = LANDING_PICTURES[wanted];
    const picture = await (landing ? draw(...landing) : drawSamplePhoto(wanted));
    svg = svg.replace(use, () => picture);
  }
  return svg;
}

/** The `data-` attributes of an element. */
function dataOf(attributes: string): Record<string, string> {
  const pairs = [...attributes.matchAll(/data-(\w+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

/** The picture that other sites show for a link, 1200 × 630. It is HTML, for the product's fonts. */
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
