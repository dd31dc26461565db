import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';

type Theme = 'light' | 'dark';

const styles = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8');

/** WCAG 1.4.3 requires this contrast for text, and 1.4.11 for lines that convey meaning. */
const TEXT = 4.5;
const LINE = 3;

/** The colors and backgrounds that the components combine. Add a new pair here before using it. */
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

describe.each<Theme>(['light', 'dark'])('colors of the %s theme', (theme) => {
  test.each(PAIRS)('%s has a contrast of %d on %j', (mark, minimum, grounds) => {
    for (const ground of grounds) {
      const ratio = contrast(token(mark, theme), token(ground, theme));
      expect.soft(ratio, `${mark} on ${ground}`).toBeGreaterThanOrEqual(minimum);
    }
  });
});

function token(name: string, theme: Theme): string {
  const row = styles.match(new RegExp(`--${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`));
  const color = theme === 'light' ? row?.[1] : row?.[2];
  if (color === undefined) throw new Error(`styles.css has no token --${name} with two oklch values`);
  return color;
}

/** The part of axe that its types omit. */
interface AxeColors {
  Color: new () => { parseString(color: string): void };
  getContrast(foreground: unknown, background: unknown): number;
}

/** The WCAG 2 contrast of two colors, 1 to 21, as axe measures it on a page. */
function contrast(...colors: [string, string]): number {
  const { Color, getContrast } = (axe.commons as unknown as { color: AxeColors }).color;
  const [foreground, background] = colors.map((color) => {
    const parsed = new Color();
    parsed.parseString(color);
    return parsed;
  });
  return getContrast(foreground, background);
}

describe('system settings', () => {
  /** The rules of one media query. */
  const rulesFor = (query: string) => styles.split(`@media (${query}) {`)[1]?.split('\n}\n')[0] ?? '';

  test('forced colors preserve the borders of a job’s steps', () => {
    expect(rulesFor('forced-colors: active')).toMatch(/li\[data-state\] \{\s*border: /);
  });

  test('forced colors mark a job’s current step', () => {
    expect(rulesFor('forced-colors: active')).toMatch(/\[aria-current='step'\] \{\s*border: .*Highlight/);
  });

  test('more contrast makes secondary text as strong as the text', () => {
    expect(rulesFor('prefers-contrast: more')).toContain('--muted: var(--ink)');
  });
});
