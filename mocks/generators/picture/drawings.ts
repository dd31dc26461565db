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
export type Weather = keyof typeof WEATHERS;

/** Values of a drawing's custom properties: colours, and `inline` or `none` for optional parts. */
export type Palette = Record<string, string>;

/** The value of `display` for an optional part. */
export const shown = (isShown: boolean): string => (isShown ? 'inline' : 'none');

const VARIABLE = /var\(--([\w-]+)\)/g;
const MIX = /color-mix\(in srgb, (#\w{6}), (#\w{6}) (\d+)%\)/g;

/** The drawing with its colours written out, because not every viewer of SVG files supports custom properties. */
export function paint(art: string, palette: Palette): string {
  let painted = art;
  let before: string;
  // A colour may be made of others, so until nothing changes.
  do {
    before = painted;
    painted = painted
      .replaceAll(VARIABLE, (_, name: string) => {
        const value = palette[name];
        if (value === undefined) throw new RangeError(`The palette of a drawing lacks ${name}.`);
        return value;
      })
      .replaceAll(MIX, (_, one: string, other: string, share: string) =>
        mix(one, other, Number(share) / 100),
      );
  } while (painted !== before);
  return painted.replaceAll(/<\w+ [^>]*display="none"[^>]*\/>/g, '').replaceAll(' display="inline"', '');
}

/** The drawing with ids of its own, so that a page can hold several. */
export function withPrefix(art: string, prefix: string): string {
  return art
    .replaceAll(/ id="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`);
}
