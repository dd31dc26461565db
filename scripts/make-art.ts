/**
 * Draws the committed pictures and clips: landing, category covers, creation cards, share card, and the demo's training
 * photos and job videos. None is a photograph; ASSETS.md has their sources.
 *
 *   npm run art                 everything (about two minutes)
 *   npm run art -- clip after   only files with one of these words in their paths
 *
 * It needs Chromium (Playwright's or CHROMIUM_PATH) and ffmpeg with libwebp, libaom-av1, libvpx-vp9 and
 * libx264.
 */
import { PEOPLE } from '#mocks/generators/picture/figure.ts';
import { stop } from '#openapi/command-line.mjs';
import { CONTENT_TYPES, TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';
import { CLIP_SECONDS, drawClip } from './art/clips.ts';
import {
  draw,
  drawFile,
  drawFirstLooks,
  drawOpenGraph,
  drawSamplePhoto,
  drawTemplateSamples,
  LANDING_PICTURES,
  OTHERS_PHOTOS,
  SAMPLE_PHOTOS,
  slug,
} from './art/pictures.ts';
import { openRenderer, type Renderer } from './art/renderer.ts';

const LANDING = 'src/features/landing/assets';
const GENERATOR = 'src/features/studio/generator/assets';
const FILES = 'mocks/files';
const RATIOS = { '9x16': [540, 960], '1x1': [720, 720], '16x9': [960, 540] } as const;
/** The time of the clip's thumbnail, when the first caption is complete. */
const THUMBNAIL_SECOND = 1.9;

type Draw = () => Promise<string>;

/** A function for each file. Widths are those on phones and desktops, doubled for high-density screens. */
const jobs = new Map<string, (renderer: Renderer) => Promise<void>>();
const picture = (file: string, art: Draw, widths: number[], ratio: number) =>
  jobs.set(file, async (renderer) => renderer.picture(file, await art(), widths, ratio));
const still = (file: string, art: Draw, size: { width: number; height: number; quality?: number }) =>
  jobs.set(file, async (renderer) => renderer.still({ file, art: await art(), ...size }));

for (const [name, wanted] of Object.entries(LANDING_PICTURES))
  picture(
    `${LANDING}/${name}`,
    () => draw(...wanted),
    name.startsWith('after') ? [288, 512, 960] : [512, 960],
    1,
  );
for (const category of TEMPLATE_CATEGORIES)
  picture(`${GENERATOR}/${slug(category)}`, () => drawTemplateSamples(category), [640, 1024], 4);
for (const person of PEOPLE.keys())
  picture(`${GENERATOR}/looks-${person}`, () => drawFirstLooks(person), [960], 3);
for (const name of CONTENT_TYPES.map((type) => `create-${type.replace('_', '-')}`))
  picture(`src/features/dashboard/assets/${name}`, () => drawFile(name), [288, 576], 4 / 5);
still('public/og.jpg', drawOpenGraph, { width: 1200, height: 630, quality: 84 });
still(`${FILES}/avatar.webp`, () => drawFile('avatar'), { width: 512, height: 512 });
for (const [index, [name, seed]] of OTHERS_PHOTOS.entries())
  picture(`${LANDING}/snapshot-${index + 7}`, () => drawSamplePhoto(name, seed), [160], 1);
for (const [index, name] of SAMPLE_PHOTOS.entries()) {
  const art = () => drawSamplePhoto(name);
  still(`${FILES}/sample-photos/${name}.jpg`, art, { width: 512, height: 512, quality: 90 });
  if (index < 6) picture(`${LANDING}/snapshot-${index + 1}`, art, [160], 1);
}
for (const [ratio, size] of Object.entries(RATIOS)) {
  const [width, height] = size;
  const clip = `${FILES}/clip-${ratio}`;
  still(`${FILES}/thumbnail-${ratio}.webp`, async () => (await drawClip(width, height))(THUMBNAIL_SECOND), {
    width,
    height,
  });
  jobs.set(clip, async (renderer) => renderer.clip(clip, size, CLIP_SECONDS, await drawClip(width, height)));
}

const words = process.argv.slice(2);
const chosen = [...jobs].filter(
  ([files]) => words.length === 0 || words.some((word) => files.includes(word)),
);
if (chosen.length === 0)
  stop(`No file matches ${words.join(' or ')}. Known files:\n${[...jobs.keys()].join('\n')}`);
const renderer = await openRenderer();
try {
  for (const [, draw] of chosen) await draw(renderer);
} finally {
  await renderer.close();
}
