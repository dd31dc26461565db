// @vitest-environment node
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { analysePicture, UnreadablePictureError } from './analyse-picture.ts';

type Rgb = readonly [number, number, number];
type Painter = (x: number, y: number) => Rgb;

/** A PNG painted point by point; x and y are 0..1. Checksums are left out: the reader does not look at them. */
function png(width: number, height: number, paint: Painter): Uint8Array {
  const lines = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      lines.set(paint((x + 0.5) / width, (y + 0.5) / height), y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(signature),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(lines)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), body, Buffer.alloc(4)]);
}

const SKIN: Rgb = [222, 162, 115];

/** A person of rectangles: hair, face and clothes on a backdrop. */
const portrait =
  (colours: { background: Rgb; hair: Rgb; clothes: Rgb }): Painter =>
  (x, y) => {
    if (y > 0.72 && x > 0.15 && x < 0.85) return colours.clothes;
    if (y > 0.1 && y < 0.3 && x > 0.32 && x < 0.68) return colours.hair;
    if (y >= 0.3 && y <= 0.72 && x > 0.34 && x < 0.66) return SKIN;
    return colours.background;
  };

const NAVY: Rgb = [27, 39, 71];
const SAND: Rgb = [200, 171, 125];
const BLACK: Rgb = [20, 16, 14];

describe('reading a picture', () => {
  test('names its real colours', async () => {
    const bytes = png(96, 96, portrait({ background: SAND, hair: BLACK, clothes: NAVY }));
    const { analysis, prompts } = await analysePicture(bytes, 'image/png');
    expect(analysis.background.colors[0]).toBe('sand');
    expect(analysis.clothing.color).toBe('navy');
    expect(analysis.hair.color).toBe('black');
    expect(analysis.hair.style).toBe('short');
    expect(analysis.composition).toContain('square frame');
    for (const text of [prompts.sdxl.positive, prompts.flux.prompt, prompts.midjourney.prompt]) {
      expect(text).toContain('navy');
      expect(text).toContain('sand');
    }
    expect(prompts.midjourney.prompt).toContain('--ar 1:1');
    expect(prompts.sdxl.negative).toMatch(/\S/);
  });

  test('answers other colours for another picture, and the same for the same', async () => {
    const bytes = png(
      80,
      120,
      portrait({ background: [31, 122, 122], hair: [176, 90, 44], clothes: [204, 42, 42] }),
    );
    const first = await analysePicture(bytes, 'image/png');
    expect(first).toEqual(await analysePicture(bytes, 'image/png'));
    expect(first.analysis.background.colors[0]).toBe('teal');
    expect(first.analysis.clothing.color).toBe('red');
    expect(first.analysis.hair.color).toBe('copper');
    expect(first.analysis.composition).toContain('vertical frame');
    expect(first.prompts.midjourney.prompt).toContain('--ar 2:3');
  });

  test('sees where the light comes from, and how much there is', async () => {
    const fromLeft = await analysePicture(
      png(64, 64, (x) => {
        const light = 230 - x * 150;
        return [light, light, light];
      }),
      'image/png',
    );
    expect(fromLeft.analysis.lighting).toContain('from the left');
    const dark = await analysePicture(
      png(64, 64, () => [18, 16, 20]),
      'image/png',
    );
    expect(dark.analysis.lighting).toContain('low-key');
    const bright = await analysePicture(
      png(64, 64, () => [250, 249, 247]),
      'image/png',
    );
    expect(bright.analysis.lighting).toContain('high-key');
    expect(bright.analysis.style_tags).toContain('monochrome');
  });

  test.each([
    [1, 1],
    [1, 400],
    [500, 2],
  ])('reads a picture of %i × %i', async (width, height) => {
    const { analysis } = await analysePicture(
      png(width, height, () => SAND),
      'image/png',
    );
    expect(analysis.background.colors).toEqual(['sand']);
    expect(JSON.stringify(analysis)).not.toMatch(/NaN|null|undefined/);
  });
});

describe('a picture that cannot be decoded', () => {
  const whole = png(32, 32, () => SAND);

  test.each([
    ['nothing at all', new Uint8Array(), 'image/png'],
    ['text that is called a PNG', new TextEncoder().encode('not an image'), 'image/png'],
    ['text that is called a JPEG', new TextEncoder().encode('not an image'), 'image/jpeg'],
    ['half a PNG', whole.slice(0, whole.length / 2), 'image/png'],
    ['a PNG with spoilt pixels', whole.with(60, 0xff).with(61, 0xff).with(50, 0), 'image/png'],
    ['a JPEG of two bytes', Uint8Array.of(0xff, 0xd8), 'image/jpeg'],
  ])('is refused: %s', async (_what, bytes, type) => {
    await expect(analysePicture(bytes, type)).rejects.toBeInstanceOf(UnreadablePictureError);
  });

  test('is described without its colours when only the browser could decode it', async () => {
    const { analysis } = await analysePicture(Uint8Array.of(0x47, 0x49, 0x46, 0x38), 'image/gif');
    expect(analysis.style_tags).toContain('colours not read');
    expect(analysis.background.colors).toEqual([]);
  });
});
