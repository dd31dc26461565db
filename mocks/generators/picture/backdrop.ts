import { Avatar, Style } from '@dicebear/core';
import { innerMarkup, styleDefinition, type StyleDefinition } from './dicebear.ts';
import { mix, type Scheme } from './palette.ts';
import { pause } from './pause.ts';
import { hashOf } from './random.ts';

/** Backdrops from DiceBear, all CC0: see ASSETS.md. */
export type BackdropName = 'glass' | 'waves' | 'landscape' | 'planets' | 'patchwork';

export interface BackdropOptions {
  name: BackdropName;
  seed: string;
  prefix: string;
  scheme: Scheme;
}

/** A drawn backdrop: `defs` once in the picture, then any number of places to show it. */
export interface Backdrop {
  defs: string;
  cover(box: { x: number; y: number; width: number; height: number; attributes?: string }): string;
}

const loadDefinition: Record<BackdropName, () => Promise<{ default: unknown }>> = {
  glass: () => import('@dicebear/styles/glass.json', { with: { type: 'json' } }),
  waves: () => import('@dicebear/styles/waves.json', { with: { type: 'json' } }),
  landscape: () => import('@dicebear/styles/landscape.json', { with: { type: 'json' } }),
  planets: () => import('@dicebear/styles/planets.json', { with: { type: 'json' } }),
  patchwork: () => import('@dicebear/styles/patchwork.json', { with: { type: 'json' } }),
};

const options: Record<BackdropName, (scheme: Scheme) => Record<string, unknown>> = {
  glass: ({ field }) => ({ backgroundColor: field }),
  waves: ({ field, light, deep }) => ({ backgroundColor: field, waveColor: [light, deep] }),
  landscape: ({ field, light, accent, second, deep }) => ({
    backgroundColor: mix(light, field, 0.22),
    orbColor: accent,
    orbProbability: 100,
    orbVariant: ['sun', 'glow'],
    hill1Color: mix(field, light, 0.4),
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
};

const styles: Partial<Record<BackdropName, Promise<Style>>> = {};

function loadStyle(name: BackdropName): Promise<Style> {
  return (styles[name] ??= loadDefinition[name]().then(async (module) => {
    await pause();
    return new Style(withSunInView(styleDefinition(module.default)));
  }));
}

/** Keeps a landscape's sun away from the edges, where an arch or a film frame would cut it. */
function withSunInView(definition: StyleDefinition): StyleDefinition {
  const orb = definition.components?.['orb'];
  if (!orb || 'extends' in orb) return definition;
  const inView = { ...orb, translate: { x: { min: -60, max: 60 }, y: { min: 20, max: 60 } } };
  return { ...definition, components: { ...definition.components, orb: inView } };
}

export async function drawBackdrop({ name, seed, prefix, scheme }: BackdropOptions): Promise<Backdrop> {
  const style = await loadStyle(name);
  await pause();
  // Long prompts are legal, long seeds are not.
  const svg = new Avatar(style, {
    seed: String(hashOf(seed)),
    animationVariant: 'none',
    ...options[name](scheme),
  });
  return backdropOf(prefix, innerMarkup(svg.toString(), prefix));
}

/** A backdrop from a drawing in a box of 100 units; `style` holds for all of it. */
export function backdropOf(prefix: string, drawing: string, style = ''): Backdrop {
  return {
    defs: `<g id="${prefix}-drawing"${style}>${drawing}</g>`,
    cover: ({ x, y, width, height, attributes = '' }) =>
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" ${attributes}><use href="#${prefix}-drawing"/></svg>`,
  };
}
