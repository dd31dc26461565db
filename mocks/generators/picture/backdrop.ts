import { Avatar, Style, type StyleDefinition } from '@dicebear/core';
import { paint, PLACES, shown, withPrefix, type Palette, type PlaceName } from './drawings.ts';
import backdrops from './drawings/backdrops.json' with { type: 'json' };
import { mix, PAPER, type Scheme, type TimeOfDay } from './palette.ts';
import { hashOf } from './seeded-random.ts';
import { yieldToPage } from './yield-to-page.ts';

/** Backdrops by DiceBear, all CC0 (ASSETS.md). */
export type BackdropName = keyof typeof backdrops;

const loadDefinition: Record<BackdropName, () => Promise<{ default: unknown }>> = {
  glass: () => import('@dicebear/styles/glass.json', { with: { type: 'json' } }),
  waves: () => import('@dicebear/styles/waves.json', { with: { type: 'json' } }),
  landscape: () => import('@dicebear/styles/landscape.json', { with: { type: 'json' } }),
  planets: () => import('@dicebear/styles/planets.json', { with: { type: 'json' } }),
  patchwork: () => import('@dicebear/styles/patchwork.json', { with: { type: 'json' } }),
};

const styles: Partial<Record<BackdropName, Promise<Style>>> = {};

function loadStyle(name: BackdropName): Promise<Style> {
  return (styles[name] ??= loadDefinition[name]().then(async (module) => {
    await yieldToPage();
    return new Style(withSunInView(module.default as StyleDefinition));
  }));
}

/** Moves the sun of a landscape away from the edges, where it would be cropped. */
function withSunInView(definition: StyleDefinition): StyleDefinition {
  const orb = definition.components?.['orb'];
  if (!orb || 'extends' in orb) return definition;
  const inView = { ...orb, translate: { x: { min: -60, max: 60 }, y: { min: 20, max: 60 } } };
  return { ...definition, components: { ...definition.components, orb: inView } };
}

/** A backdrop for `<use href="#{prefix}-backdrop">`. It covers the box of the `use`. */
export async function drawBackdrop({
  name,
  seed,
  prefix,
  scheme,
}: {
  name: BackdropName;
  seed: string;
  prefix: string;
  scheme: Scheme;
}): Promise<string> {
  const style = await loadStyle(name);
  await yieldToPage();
  const { cloth: _, ...colours } = scheme;
  const options = JSON.parse(paint(JSON.stringify(backdrops[name]), colours)) as Record<string, unknown>;
  // DiceBear limits the length of seeds.
  const svg = new Avatar(style, {
    seed: String(hashOf(seed)),
    animationVariant: 'none',
    ...options,
  }).toString();
  return backdrop(prefix, withPrefix(contentOf(svg), `${prefix}b`));
}

/** Draws a place in the scheme's colors, by day without a time. */
export function drawPlace({
  name,
  time,
  isFoggy,
  prefix,
  scheme: { field, light, second, deep, accent },
}: {
  name: PlaceName;
  time: TimeOfDay | undefined;
  /** Fog makes distant parts paler. */
  isFoggy: boolean;
  scheme: Scheme;
  prefix: string;
}): string {
  const { art, colours, nightColours } = PLACES[name];
  const isNight = time === 'night';
  const daySky = mix(field, light, time === 'sunset' ? 0.16 : 0.42);
  const sky = isNight ? field : daySky;
  const paled = (tone: string, share: number) => (isFoggy ? mix(tone, sky, share) : tone);
  const palette: Palette = {
    sky,
    far: paled(isNight ? mix(field, second, 0.55) : mix(field, light, 0.12), 0.7),
    middle: paled(isNight ? mix(second, deep, 0.3) : mix(field, second, 0.75), 0.55),
    near: mix(second, deep, isNight ? 0.8 : 0.55),
    line: deep,
    accent,
    paper: PAPER,
    lamp: isNight ? '#f7cd72' : mix(light, PAPER, 0.5),
    day: shown(!isNight),
    night: shown(isNight),
    ...colours,
    ...(isNight && nightColours),
  };
  return backdrop(prefix, `<g stroke-width=".5">${withPrefix(paint(art, palette), `${prefix}b`)}</g>`);
}

const backdrop = (prefix: string, drawing: string) =>
  `<symbol id="${prefix}-backdrop" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">${drawing}</symbol>`;

/** The content of a DiceBear drawing, without metadata and clipping. */
export function contentOf(svg: string): string {
  const inner = svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<metadata[\s\S]*?<\/metadata>/g, '')
    // The clip path would cut off tall hair. A backdrop needs none, because its frame crops it.
    .replaceAll(/ clip-path="url\(#clip-[^"]*"/g, '');
  return `<g fill="none">${inner}</g>`;
}
