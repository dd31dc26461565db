/**
 * Draws every picture and clip that is committed: landing, category covers, creation cards, share card, favicon, the
 * demo's training photos and job videos. Nothing in it is a photograph; see ASSETS.md for the art it is drawn from.
 *
 *   node scripts/make-art.ts            everything (about two minutes)
 *   node scripts/make-art.ts clip hero  only what has one of these in its path
 *
 * Needs Chromium (Playwright's, or the one that CHROMIUM names) and ffmpeg with libwebp and libvpx-vp9.
 */
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { CLIP_SECONDS, drawClip } from './art/clips.ts';
import { COVERS } from './art/covers.ts';
import { CREATION_CARDS } from './art/creation-cards.ts';
import { AFTER, drawAfter, drawHero, drawOpenGraph } from './art/hero.ts';
import { drawAvatar, FAVICON } from './art/mark.ts';
import { drawSnapshots } from './art/snapshots.ts';
import { openStudio, ROOT, type Studio } from './art/studio.ts';

const LANDING = 'src/features/landing/assets';
const FILES = 'mocks/files';
const RATIOS = { '9x16': [540, 960], '1x1': [720, 720], '16x9': [960, 540] } as const;
/** Where the clip is at its most telling: the twin speaks. */
const THUMBNAIL_SECOND = 2.4;

type Job = (studio: Studio) => Promise<void>;

const jobs = new Map<string, Job>();

for (const category of AFTER) {
  const file = `${LANDING}/after-${slug(category)}.webp`;
  jobs.set(file, async (studio) =>
    studio.still({ file, art: await drawAfter(category), width: 720, height: 720, quality: 78 }),
  );
}
jobs.set(`${LANDING}/hero.webp`, async (studio) =>
  studio.still({
    file: `${LANDING}/hero.webp`,
    art: await drawHero(),
    width: 1600,
    height: 900,
    quality: 72,
  }),
);
for (const [category, draw] of Object.entries(COVERS)) {
  const file = `src/features/studio/generator/assets/${slug(category)}.webp`;
  jobs.set(file, async (studio) =>
    studio.still({ file, art: await draw(), width: 480, height: 600, quality: 80 }),
  );
}
for (const [name, draw] of Object.entries(CREATION_CARDS)) {
  const file = `src/features/dashboard/assets/create-${name}.webp`;
  jobs.set(file, async (studio) =>
    studio.still({ file, art: await draw(), width: 480, height: 600, quality: 80 }),
  );
}
jobs.set('public/og.jpg', async (studio) =>
  studio.still({
    file: 'public/og.jpg',
    art: await drawOpenGraph(await serif()),
    width: 1200,
    height: 630,
    quality: 84,
  }),
);
jobs.set('public/favicon.svg', async () => {
  await mkdir(`${ROOT}public`, { recursive: true });
  await writeFile(`${ROOT}public/favicon.svg`, FAVICON);
});
jobs.set(`${FILES}/avatar.webp`, async (studio) =>
  studio.still({ file: `${FILES}/avatar.webp`, art: await drawAvatar(), width: 512, height: 512 }),
);
jobs.set(`${FILES}/sample-photos/ ${LANDING}/snapshot-`, async (studio) => {
  for (const [n, { name, svg }] of (await drawSnapshots()).entries()) {
    await studio.still({
      file: `${FILES}/sample-photos/${name}.jpg`,
      art: svg,
      width: 512,
      height: 512,
      quality: 90,
    });
    if (n < 6)
      await studio.still({
        file: `${LANDING}/snapshot-${n + 1}.webp`,
        art: svg,
        width: 216,
        height: 216,
        quality: 78,
      });
  }
});
for (const [ratio, [width, height]] of Object.entries(RATIOS)) {
  jobs.set(`${FILES}/clip-${ratio}.webm ${FILES}/thumbnail-${ratio}.webp`, async (studio) => {
    const at = await drawClip(width, height);
    await studio.still({
      file: `${FILES}/thumbnail-${ratio}.webp`,
      art: at(THUMBNAIL_SECOND),
      width,
      height,
    });
    await studio.clip({ file: `${FILES}/clip-${ratio}.webm`, width, height, seconds: CLIP_SECONDS, at });
  });
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

async function serif(): Promise<string> {
  const face = async (style: string) => {
    const font = await readFile(
      `${ROOT}node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-${style}.woff2`,
    );
    return `@font-face{font-family:'Instrument Serif';font-style:${style};src:url(data:font/woff2;base64,${font.toString('base64')})}`;
  };
  return (await face('normal')) + (await face('italic'));
}

const wanted = process.argv.slice(2);
const chosen = Array.from(jobs).filter(
  ([files]) => wanted.length === 0 || wanted.some((word) => files.includes(word)),
);
if (chosen.length === 0) {
  console.error(
    `Nothing is called ${wanted.join(' or ')}. There are:\n${Array.from(jobs.keys()).join('\n')}`,
  );
  process.exitCode = 1;
} else {
  const studio = await openStudio();
  try {
    for (const [, draw] of chosen) await draw(studio);
  } finally {
    await studio.close();
  }
}
