import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Rgb = readonly [number, number, number];
type Theme = 'light' | 'dark';

const styles = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8');

/** WCAG 1.4.3 asks for this contrast of text, and 1.4.11 of lines that carry meaning by themselves. */
const TEXT = 4.5;
const LINE = 3;

/** What stands on which grounds, as the components use them. A new pair is added here before it is used. */
const PAIRS: readonly (readonly [string, number, readonly string[]])[] = [
  ['ink', TEXT, ['paper', 'raised', 'sunken', 'ember-soft', 'moss-soft', 'amber-soft', 'rose-soft']],
  ['muted', TEXT, ['paper', 'raised', 'sunken', 'ember-soft', 'moss-soft', 'amber-soft', 'rose-soft']],
  ['ember', TEXT, ['paper', 'raised', 'sunken', 'ember-soft', 'moss-soft']],
  ['moss', TEXT, ['paper', 'raised', 'sunken', 'moss-soft']],
  ['amber', TEXT, ['paper', 'raised', 'sunken', 'amber-soft']],
  ['rose', TEXT, ['paper', 'raised', 'sunken', 'rose-soft']],
  ['on-ember', TEXT, ['ember', 'rose', 'moss']],
  ['paper', TEXT, ['ink']],
  ['on-film', TEXT, ['film']],
  ['edge', LINE, ['paper', 'raised', 'sunken', 'moss-soft']],
  ['ember-hot', LINE, ['paper', 'raised']],
];

describe.each<Theme>(['light', 'dark'])('colours of the %s theme', (theme) => {
  test.each(PAIRS)('%s has a contrast of %d on %j', (mark, least, grounds) => {
    for (const ground of grounds) {
      const found = contrast(token(mark, theme), token(ground, theme));
      expect.soft(found, `${mark} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });
});

function token(name: string, theme: Theme): Rgb {
  const row = styles.match(new RegExp(`--${name}: light-dark\\(oklch\\(([^)]*)\\), oklch\\(([^)]*)\\)\\)`));
  const numbers = (theme === 'light' ? row?.[1] : row?.[2])?.split(' ').map(Number);
  if (numbers?.length !== 3) throw new Error(`styles.css has no token --${name} with two oklch values`);
  const [lightness = 0, chroma = 0, hue = 0] = numbers;
  return linearRgb(lightness, chroma, hue);
}

/** oklch → linear sRGB, clipped to the gamut as a screen does (CSS Color 4, §10). */
function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** WCAG 2 contrast of two linear sRGB colours: 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
