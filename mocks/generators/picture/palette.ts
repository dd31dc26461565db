import palettes from './drawings/palettes.json' with { type: 'json' };

/** The colors of a picture. */
export interface Scheme {
  /** The color field behind the figure. */
  field: string;
  /** The darkest tone, for text on the field and for deep shapes. */
  deep: string;
  /** Almost paper white. */
  light: string;
  /** The strong color. */
  accent: string;
  /** A second, calmer color. */
  second: string;
  /** Colors of clothes that contrast with the field. */
  cloth: readonly string[];
}

export const PAPER = '#f7f1e6';
export const INK = '#1e1713';

/** All schemes, by name. */
export const SCHEMES = palettes.schemes satisfies Record<string, Scheme>;

/** The names of the schemes for each time of day. */
export const HOURS = palettes.hours;
export type TimeOfDay = keyof typeof HOURS;

/** Inks of screen prints: for the field, and for dark, middle and light grays of the figure. */
export const PRINTS = palettes.prints;

export function schemeNamed(name: string): Scheme {
  const scheme = (SCHEMES as Record<string, Scheme>)[name];
  if (!scheme) throw new RangeError(`There is no scheme ${name}.`);
  return scheme;
}

/** Mixes two #rrggbb colors. Share 0 is the first. */
export function mix(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * (1 - share) + channel(second, at) * share),
  );
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Approximate perceived lightness, 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  return (channel(colour, 1) * 0.299 + channel(colour, 3) * 0.587 + channel(colour, 5) * 0.114) / 255;
}

/** Approximate distance of two colors, 0 to 1. */
export function distance(first: string, second: string): number {
  return Math.hypot(...[1, 3, 5].map((at) => channel(first, at) - channel(second, at))) / 442;
}

/** A scheme based on a requested color. */
export function schemeAround(field: string): Scheme {
  const isWarm = channel(field, 1) > channel(field, 5) + 30;
  return {
    field,
    deep: mix(field, INK, lightness(field) > 0.75 ? 0.88 : 0.72),
    light: mix(field, PAPER, lightness(field) > 0.75 ? 0.6 : 0.84),
    accent: isWarm ? '#f4b93f' : '#f07c50',
    second: mix(field, INK, 0.3),
    cloth: isWarm ? ['#274a4d', '#f3dfc0', '#35547a'] : ['#f1dcb9', '#e5683e', '#d7b25a'],
  };
}

/** Red (at 1), green (3) or blue (5) of a #rrggbb color, 0 to 255. */
export function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}
