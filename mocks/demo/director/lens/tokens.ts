import { createStore } from '#shared/lib/store.ts';
import styles from '#app/styles.css?raw';

/** A token of the style sheet. */
interface Token {
  name: string;
  value: string;
}

/** Colours, radii and sizes of type: the custom properties whose change shows in the demo. */
const TOKEN = /^ {2}(--(?:(?:text|radius)(?:-[a-z]+)+|[a-z-]+(?=: light-dark))): ([^;]+);$/gm;

/** Every token of a style sheet, in its order. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(([, name = '', value = '']) => ({ name, value }));
}

export const TOKENS: readonly Token[] = tokensOf(styles);

/** The token that is edited. */
export const shownToken = createStore('--ember');

/** Whether a token could have this value: a colour or a length, as it has now. Only in a browser. */
export function isValue(now: string, next: string): boolean {
  return CSS.supports(now.startsWith('light-dark') ? 'color' : 'width', next);
}

/** The values of both themes: of `light-dark(A, B)`, A and B. */
export function themesOf(value: string): [light: string, dark: string] {
  const [, light = value, dark = value] =
    /^light-dark\(\s*((?:[^,()]|\((?:[^()]|\([^()]*\))*\))+),\s*([^;]+?)\s*\)$/.exec(value) ?? [];
  return [light, dark];
}

/**
 * The colour of a token in a theme. The tokens that it names are filled in once, because they may name it, too.
 * @param changed the changed ones
 */
export function colourOf(name: string, theme: 0 | 1, changed: Readonly<Record<string, string>>): string {
  const themed = (wanted: string) =>
    themesOf(changed[wanted] ?? TOKENS.find((one) => one.name === wanted)?.value ?? '')[theme];
  return themed(name).replaceAll(/var\((--[a-z-]+)\)/g, (_, other: string) => themed(other));
}

const SOFT = ['--ember', '--moss', '--amber', '--rose'].map((name) => [
  `${name}-soft`,
  `color-mix(in oklab, var(${name}) 12%, var(--paper))`,
]);

/** Tokens that follow the colour that their value names first. */
const FOLLOWERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SOFT),
  '--ember-hot': 'color-mix(in oklab, var(--ember) 85%, white)',
  '--muted': 'color-mix(in oklab, var(--ink) 70%, var(--paper))',
  '--line': 'color-mix(in oklab, var(--ink) 13%, var(--paper))',
  '--edge': 'color-mix(in oklab, var(--ink) 50%, var(--paper))',
};

/**
 * The changed tokens once this one has a value, or its own again. Those that follow it change with it, unless they were
 * changed themselves.
 */
export function withToken(
  changed: Readonly<Record<string, string>>,
  name: string,
  value: string | undefined,
): Record<string, string> {
  const { [name]: _, ...others } = changed;
  const next: Record<string, string> = others;
  if (value !== undefined) next[name] = value;
  for (const [follower, mix] of Object.entries(FOLLOWERS)) {
    if (!mix.includes(`oklab, var(${name})`)) continue;
    if (value !== undefined) next[follower] ??= mix;
    else if (next[follower] === mix) delete next[follower];
  }
  return next;
}

/** What a colour is read against: text on a ground, or the ground under text. */
export function partnerOf(name: string): string {
  if (name.startsWith('--on-')) return name.replace('on-', '');
  if (name === '--film') return '--on-film';
  return /paper|raised|sunken|soft/.test(name) ? '--ink' : '--paper';
}

export type Rgb = readonly number[];

/** WCAG 2 contrast of two colours with channels of 0 to 255: 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const luminance = (colour: Rgb) => {
    const [r = 0, g = 0, b = 0] = colour.map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

let paint: CanvasRenderingContext2D | null | undefined;

/** The channels of a colour as the screen shows it. Only in a browser. */
export function channelsOf(colour: string): Rgb {
  const probe = document.createElement('span');
  probe.style.color = colour;
  document.body.append(probe);
  paint ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (paint) {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = getComputedStyle(probe).color;
    paint.fillRect(0, 0, 1, 1);
  }
  probe.remove();
  return [...(paint?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
}

export const hexOf = (colour: Rgb) =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
