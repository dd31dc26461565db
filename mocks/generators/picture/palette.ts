/** The colours that a picture is printed in. */
export interface Scheme {
  /** The colour field behind the figure. */
  field: string;
  /** The darkest tone, for text on the field and for deep shapes. */
  deep: string;
  /** Almost paper white. */
  light: string;
  /** The one strong colour. */
  accent: string;
  /** A second, calmer colour. */
  second: string;
  /** Cloth that stands out from the field. */
  cloth: readonly string[];
}

export const PAPER = '#f7f1e6';
export const INK = '#1e1713';
export const EMBER = '#dd5a30';

/** Warm colours, varied enough that seven pictures of one person do not look alike. */
export const SCHEMES = {
  ember: {
    field: '#e0623b',
    deep: '#5e1d10',
    light: '#fbe3c8',
    accent: '#f4b93f',
    second: '#b93f22',
    cloth: ['#f3dfc0', '#274a4d', '#f0b64a'],
  },
  sand: {
    field: '#e8d4b2',
    deep: '#5c3a20',
    light: '#fcf6ea',
    accent: '#d9532b',
    second: '#b98e5b',
    cloth: ['#33465f', '#c94f2c', '#56683f'],
  },
  moss: {
    field: '#7f8d58',
    deep: '#26331f',
    light: '#eceacb',
    accent: '#f0a052',
    second: '#4f5f38',
    cloth: ['#f2e4c6', '#e07a45', '#2d3a50'],
  },
  dusk: {
    field: '#64799a',
    deep: '#1f2940',
    light: '#e4e6e6',
    accent: '#f07c50',
    second: '#3f5478',
    cloth: ['#f1dcb9', '#e5683e', '#d7b25a'],
  },
  plum: {
    field: '#8f4c60',
    deep: '#381826',
    light: '#f6ddd2',
    accent: '#f3a75f',
    second: '#6c3046',
    cloth: ['#efd6b6', '#e98a54', '#38506a'],
  },
  night: {
    field: '#2a3048',
    deep: '#10121c',
    light: '#e2d6c0',
    accent: '#f0703f',
    second: '#4a5275',
    cloth: ['#e9c98d', '#d9542b', '#8fa3a0'],
  },
  rose: {
    field: '#e4aa9d',
    deep: '#6a2d2a',
    light: '#fdeee5',
    accent: '#cb472b',
    second: '#c97f72',
    cloth: ['#2f4f50', '#f7ead3', '#b8402a'],
  },
  teal: {
    field: '#53898a',
    deep: '#16343a',
    light: '#e4eee2',
    accent: '#f58d4d',
    second: '#35676c',
    cloth: ['#f4dcae', '#e8693c', '#f1ece0'],
  },
  ochre: {
    field: '#e2aa45',
    deep: '#5c3610',
    light: '#fdf1d0',
    accent: '#b93d21',
    second: '#c2842a',
    cloth: ['#2c4a5c', '#b4452a', '#f6ecd6'],
  },
  bone: {
    field: '#f1e8d8',
    deep: '#2b211b',
    light: '#fffaf0',
    accent: '#dd5a30',
    second: '#d3c2a4',
    cloth: ['#db5f36', '#35547a', '#6d7c48'],
  },
} satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof SCHEMES;

export type TimeOfDay = 'morning' | 'day' | 'sunset' | 'night';

/** Light has a colour: the schemes that a time of day is printed in. */
export const LIGHTS: Record<TimeOfDay, readonly SchemeName[]> = {
  morning: ['rose', 'sand'],
  day: ['teal', 'dusk', 'moss'],
  sunset: ['ember', 'ochre'],
  night: ['night'],
};

/** Mixes two #rrggbb colours; share 0 is the first. */
export function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(one, at) * (1 - share) + channel(other, at) * share),
  );
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived lightness, 0 (black) to 1 (white); good enough to choose the colour of text. */
export function lightness(colour: string): number {
  return (channel(colour, 1) * 0.299 + channel(colour, 3) * 0.587 + channel(colour, 5) * 0.114) / 255;
}

/** How far two colours are apart, 0 to 1; good enough to keep clothes from their ground. */
export function distance(one: string, other: string): number {
  return Math.hypot(...[1, 3, 5].map((at) => channel(one, at) - channel(other, at))) / 442;
}

/** A scheme around a colour that was asked for. */
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

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}
