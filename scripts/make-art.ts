/**
 * Draws all committed pictures and clips: landing, category covers, creation cards, share card, and the demo's training
 * photos, pictures and job videos. None of them is a photograph; ASSETS.md names their sources.
 *
 *   npm run art                 everything (about two minutes)
 *   npm run art -- clip after   only files with one of these words in their paths
 *
 * Needs Chromium (Playwright's, or the one that CHROMIUM_PATH names) and ffmpeg with libwebp, libaom-av1, libvpx-vp9 and
 * libx264.
 */
import { writeFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CONTENT_TYPES, TEMPLATE_CATEGORIES } from '../openapi/limits.gen.ts';
import { ADA_PICTURES } from '../mocks/states/ada-pictures.ts';
import { CLIP_SECONDS, drawClip } from './art/clips.ts';
import { AFTER, slug } from './art/after.ts';
import { drawKept } from './art/kept-pictures.ts';
import { drawOpenGraph } from './art/open-graph.ts';
import { drawFile } from './art/pictures.ts';
import { drawSamplePhoto, SAMPLE_PHOTOS } from './art/sample-photos.ts';
import { openRenderer, ROOT, type Renderer } from './art/renderer.ts';

/** The widths of each kind of picture: as shown on phones and desktops, and twice that for high-density screens. */
const WIDTHS = {
  after: [288, 512, 960],
  snapshot: [80, 160],
  cover: [128, 256],
  card: [288, 576],
};
const LANDING = 'src/features/landing/assets';
const FILES = 'mocks/files';
const RATIOS = { '9x16': [540, 960], '1x1': [720, 720], '16x9': [960, 540] } as const;
/** The frame of the clip that is its thumbnail: the first caption is complete. */
const THUMBNAIL_SECOND = 1.9;

const jobs = new Map<string, (renderer: Renderer) => Promise<void>>();

function picture(file: string, widths: readonly number[], ratio: number, draw: () => Promise<string>): void {
  jobs.set(file, async (renderer) => renderer.picture({ file, art: await draw(), widths, ratio }));
}

function drawing(file: string, draw: () => string | Promise<string>): void {
  jobs.set(file, async () => {
    await mkdir(dirname(ROOT + file), { recursive: true });
    await writeFile(ROOT + file, await draw());
  });
}

for (const [name, draw] of Object.entries(AFTER)) picture(`${LANDING}/${name}`, WIDTHS.after, 1, draw);
for (const category of TEMPLATE_CATEGORIES.map(slug)) {
  const file = `src/features/studio/generator/assets/${category}`;
  picture(file, WIDTHS.cover, 4 / 5, () => drawFile(`cover-${category}`));
}
for (const name of CONTENT_TYPES.map((type) => `create-${type.replace('_', '-')}`)) {
  picture(`src/features/dashboard/assets/${name}`, WIDTHS.card, 4 / 5, () => drawFile(name));
}
jobs.set('public/og.jpg', async (renderer) =>
  renderer.still({
    file: 'public/og.jpg',
    art: await drawOpenGraph(),
    width: 1200,
    height: 630,
    quality: 84,
  }),
);
jobs.set(`${FILES}/avatar.webp`, async (renderer) =>
  renderer.still({ file: `${FILES}/avatar.webp`, art: await drawFile('avatar'), width: 512, height: 512 }),
);
jobs.set(`${FILES}/sample-photos/ ${LANDING}/snapshot-`, async (renderer) => {
  for (const [n, name] of SAMPLE_PHOTOS.entries()) {
    const art = await drawSamplePhoto(name);
    const file = `${FILES}/sample-photos/${name}.jpg`;
    await renderer.still({ file, art, width: 512, height: 512, quality: 90 });
    if (n >= 6) continue;
    await renderer.picture({ file: `${LANDING}/snapshot-${n + 1}`, art, widths: WIDTHS.snapshot, ratio: 1 });
  }
});
for (const kept of ADA_PICTURES) drawing(`${FILES}/pictures/${kept.file}.svg`, () => drawKept(kept));
for (const [ratio, [width, height]] of Object.entries(RATIOS)) {
  jobs.set(`${FILES}/clip-${ratio} ${FILES}/thumbnail-${ratio}.webp`, async (renderer) => {
    const at = await drawClip(width, height);
    const thumbnail = `${FILES}/thumbnail-${ratio}.webp`;
    await renderer.still({ file: thumbnail, art: at(THUMBNAIL_SECOND), width, height });
    await renderer.clip({ file: `${FILES}/clip-${ratio}`, width, height, seconds: CLIP_SECONDS, at });
  });
}

const wanted = process.argv.slice(2);
const chosen = Array.from(jobs).filter(
  ([files]) => wanted.length === 0 || wanted.some((word) => files.includes(word)),
);
if (chosen.length === 0) {
  console.error(
    `No file matches ${wanted.join(' or ')}. Known files:\n${Array.from(jobs.keys()).join('\n')}`,
  );
  process.exitCode = 1;
} else {
  const renderer = await openRenderer();
  try {
    for (const [, draw] of chosen) await draw(renderer);
  } finally {
    await renderer.close();
  }
}
