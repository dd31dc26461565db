import { spawn } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, extname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../find-chromium.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export type Renderer = Awaited<ReturnType<typeof openRenderer>>;

interface Still {
  /** Path from the repository's root; its extension, .avif, .webp or .jpg, decides the format. */
  file: string;
  /** An SVG, or a body of HTML. */
  art: string;
  width: number;
  height: number;
  /** The quality, 0..100; 82 by default. */
  quality?: number;
}

const FRAMES_PER_SECOND = 24;

/** ffmpeg's options for a picture, by file extension. AVIF has no chroma subsampling, which blurs edges of flat colors. */
const CODECS: Record<string, (quality: number) => string> = {
  '.avif': (quality) =>
    `-c:v libaom-av1 -still-picture 1 -cpu-used 3 -pix_fmt yuv444p -crf ${Math.round(63 - quality * 0.39)}`,
  '.webp': (quality) => `-c:v libwebp -quality ${quality} -compression_level 6 -preset drawing`,
  '.jpg': (quality) => `-c:v mjpeg -pix_fmt yuvj420p -q:v ${Math.round(31 - quality * 0.29)}`,
};

/** ffmpeg's options for a clip, by file extension. */
const CLIP_CODECS = {
  webm: '-c:v libvpx-vp9 -pix_fmt yuv420p -b:v 0 -crf 36 -deadline good -cpu-used 1 -row-mt 1 -g 72 -an',
  mp4: '-c:v libx264 -pix_fmt yuv420p -preset veryslow -tune animation -crf 28 -g 72 -movflags +faststart -an',
};
/** Removes the encoder's metadata, so that two runs write the same bytes. */
const NO_METADATA = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact';
/** The file has the label that the page shows beside the picture. */
const TITLE = ['-metadata', 'title=Illustrated sample'];

/** A renderer that draws with a browser and encodes with ffmpeg. */
export async function openRenderer() {
  const browser = await chromium.launch(
    await launchOptions('--font-render-hinting=none', '--disable-partial-raster'),
  );
  const page = await browser.newPage();
  const still = async ({ file, art, width, height, quality = 82 }: Still) => {
    const picture = await shoot(page, art, width, height);
    const codec = CODECS[extname(file)]?.(quality).split(' ') ?? [];
    await encode(['-f', 'image2pipe', '-i', '-', ...codec, '-frames:v', '1'], file, [picture]);
  };
  return {
    still,
    /** A picture of the app: AVIF in each width, and one WebP of the second largest width for other browsers. */
    async picture(file: string, art: string, widths: readonly number[], ratio: number) {
      const sized = (width: number, extension: string) =>
        still({ file: `${file}-${width}.${extension}`, art, width, height: Math.round(width / ratio) });
      for (const width of widths) await sized(width, 'avif');
      await sized(widths.at(-2) ?? widths.at(-1) ?? 0, 'webp');
    },
    /** A clip in each format. @param at draws the picture at a time, in seconds */
    async clip(
      file: string,
      [width, height]: readonly [number, number],
      seconds: number,
      at: (time: number) => string,
    ) {
      const frames: Buffer[] = [];
      for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame++) {
        frames.push(await shoot(page, at(frame / FRAMES_PER_SECOND), width, height));
      }
      const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'];
      for (const [extension, codec] of Object.entries(CLIP_CODECS))
        await encode([...input, ...codec.split(' ')], `${file}.${extension}`, frames);
    },
    close: () => browser.close(),
  };
}

async function shoot(page: Page, art: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<!doctype html><style>body{margin:0;background:#fff}body>svg{display:block;width:100vw;height:100vh}</style>${art}`,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot();
}

async function encode(options: readonly string[], file: string, frames: readonly Buffer[]): Promise<void> {
  const target = `${ROOT}${file}`;
  await mkdir(dirname(target), { recursive: true });
  const args = ['-loglevel', 'error', '-y', ...options, ...NO_METADATA.split(' '), ...TITLE, target];
  const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const finished = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', reject);
    ffmpeg.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code} for ${file}.`)),
    );
  });
  for (const frame of frames)
    if (!ffmpeg.stdin.write(frame)) await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve));
  ffmpeg.stdin.end();
  await finished;
  console.log(`${relative(ROOT, target)}  ${Math.round((await stat(target)).size / 1024)} kB`);
}
