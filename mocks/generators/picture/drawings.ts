import drawings from './drawings.gen.json' with { type: 'json' };
import { mix } from './palette.ts';

/** The SVG files of `drawings/`, packed by `npm run pack-drawings`. */
export const {
  figure: FIGURE,
  garments: GARMENTS,
  layouts: LAYOUTS,
  places: PLACES,
  weather: WEATHERS,
} = drawings;

export type Garment = keyof typeof GARMENTS;
export type PlaceName = keyof typeof PLACES;

/** Values for the custom properties of a drawing: colors, and `inline` or `none` for optional parts. */
export type Palette = Record<string, string>;

/** The value of `display` for an optional part. */
export const shown = (isShown: boolean): string => (isShown ? 'inline' : 'none');

const VARIABLE = /var\(--([\w-]+)\)/g;
const MIX = /color-mix\(in srgb, (#\w{6}), (#\w{6}) (\d+)%\)/g;

/** Replaces custom properties by their values, because not every SVG viewer supports them. */
export function paint(art: string, palette: Palette): string {
  let painted = art;
  let before: string;
  // Repeated, because a color may refer to others.
  do {
    before = painted;
    painted = painted
      .replaceAll(VARIABLE, (_, name: string) => {
        const value = palette[name];
        if (value === undefined) throw new RangeError(`The palette of a drawing lacks ${name}.`);
        return value;
      })
      .replaceAll(MIX, (_, first: string, second: string, share: string) =>
        mix(first, second, Number(share) / 100),
      );
  } while (painted !== before);
  return painted.replaceAll(/<\w+ [^>]*display="none"[^>]*\/>/g, '').replaceAll(' display="inline"', '');
}

/** Adds a prefix to the ids of a drawing, so that they are unique. */
export function withPrefix(art: string, prefix: string): string {
  return art
    .replaceAll(/ id="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`);
}
