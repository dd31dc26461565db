import { Avatar, Style } from '@dicebear/core';
import { innerMarkup, styleDefinition } from './picture-dicebear.ts';
import type { Scheme } from './picture-palette.ts';

/** Backdrops from DiceBear, all CC0: see ASSETS.md. */
export type BackdropName = 'glass' | 'waves' | 'landscape' | 'planets' | 'patchwork' | 'constellation';

export interface BackdropOptions {
  name: BackdropName;
  seed: string;
  prefix: string;
  scheme: Scheme;
}

/** A drawn backdrop: put it anywhere with its own window onto the 100 × 100 drawing. */
export interface Backdrop {
  cover(box: {
    x: number;
    y: number;
    width: number;
    height: number;
    window?: string;
    attributes?: string;
  }): string;
}

const loadDefinition: Record<BackdropName, () => Promise<{ default: unknown }>> = {
  glass: () => import('@dicebear/styles/glass.json', { with: { type: 'json' } }),
  waves: () => import('@dicebear/styles/waves.json', { with: { type: 'json' } }),
  landscape: () => import('@dicebear/styles/landscape.json', { with: { type: 'json' } }),
  planets: () => import('@dicebear/styles/planets.json', { with: { type: 'json' } }),
  patchwork: () => import('@dicebear/styles/patchwork.json', { with: { type: 'json' } }),
  constellation: () => import('@dicebear/styles/constellation.json', { with: { type: 'json' } }),
};

const options: Record<BackdropName, (scheme: Scheme) => Record<string, unknown>> = {
  glass: ({ field }) => ({ backgroundColor: field }),
  waves: ({ field, light, deep }) => ({ backgroundColor: field, waveColor: [light, deep] }),
  landscape: ({ field, light, accent, second, deep }) => ({
    backgroundColor: light,
    orbColor: accent,
    orbProbability: 100,
    hill1Color: mix(field, light, 0.45),
    hill2Color: field,
    hill3Color: second,
    hill4Color: deep,
  }),
  planets: ({ deep, accent, light, field }) => ({
    backgroundColor: deep,
    planetColor: [accent, field],
    moonColor: light,
    ringProbability: 80,
  }),
  patchwork: ({ light, accent, field, deep }) => ({
    backgroundColor: light,
    fabricAColor: field,
    fabricBColor: deep,
    fabricCColor: accent,
  }),
  constellation: ({ deep, light }) => ({ backgroundColor: deep, constellationColor: light }),
};

const styles = new Map<BackdropName, Promise<Style>>();

function loadStyle(name: BackdropName): Promise<Style> {
  let style = styles.get(name);
  if (!style) {
    style = loadDefinition[name]().then((module) => new Style(styleDefinition(module.default)));
    styles.set(name, style);
  }
  return style;
}

export async function drawBackdrop({ name, seed, prefix, scheme }: BackdropOptions): Promise<Backdrop> {
  const style = await loadStyle(name);
  const svg = new Avatar(style, { seed, animationVariant: 'none', ...options[name](scheme) }).toString();
  const drawing = innerMarkup(svg, prefix);
  return {
    cover: ({ x, y, width, height, window = '0 0 100 100', attributes = '' }) =>
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${window}" preserveAspectRatio="xMidYMid slice" ${attributes}>${drawing}</svg>`,
  };
}

/** Mixes two #rrggbb colours; share 0 is the first. */
export function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(one, at) * (1 - share) + channel(other, at) * share),
  );
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}
