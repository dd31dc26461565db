import { describe, expect, test } from 'vitest';
import { analysePicture, describePicture } from './analyse-picture.ts';
import type { Pixels } from './pixels.ts';

type Rgb = readonly [number, number, number];
type Painter = (x: number, y: number) => Rgb;

/** A picture painted by a function of x and y, each 0..1. */
function picture(width: number, height: number, paint: Painter): Pixels {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rgb.set(paint((x + 0.5) / width, (y + 0.5) / height), (y * width + x) * 3);
    }
  }
  return { width, height, rgb, originalWidth: width, originalHeight: height };
}

const SKIN: Rgb = [222, 162, 115];

/** Rectangles as hair, face and clothes on a backdrop. */
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

describe('the analysis of a picture', () => {
  test('names its colors in every prompt', () => {
    const pixels = picture(96, 96, portrait({ background: SAND, hair: BLACK, clothes: NAVY }));
    const { analysis, prompts } = describePicture(pixels);
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

  test('describes the direction of the light', () => {
    const fromLeft = describePicture(
      picture(64, 64, (x) => {
        const light = 230 - x * 150;
        return [light, light, light];
      }),
    );
    expect(fromLeft.analysis.lighting).toContain('from the left');
  });

  test('describes the brightness of the light', () => {
    const dark = describePicture(picture(64, 64, () => [18, 16, 20]));
    expect(dark.analysis.lighting).toContain('low-key');
  });

  test('supports a single pixel', () => {
    const bright = describePicture(picture(1, 1, () => [250, 249, 247]));
    expect(bright.analysis.lighting).toContain('high-key');
    expect(bright.analysis.style_tags).toContain('monochrome');
  });

  test('has no colors in Node', async () => {
    const { analysis } = await analysePicture(Uint8Array.of(0x47, 0x49, 0x46, 0x38), 'image/gif');
    expect(analysis.style_tags).toContain('colors not read');
    expect(analysis.background.colors).toEqual([]);
  });
});
