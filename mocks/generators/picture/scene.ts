import type { Backdrop, BackdropName } from './backdrop.ts';
import type { Expression, Figure } from './figure.ts';
import type { Garment } from './garment.ts';
import type { Lettering } from './lettering.ts';
import { INK, PAPER, type Scheme, type SchemeName } from './palette.ts';
import type { Random } from './random.ts';

/** Pictures are square, as the product asks for them (1:1). */
export const SIZE = 1024;

/** What a recipe composes a picture from. */
export interface Scene {
  prefix: string;
  /** What the prompt is about, starting with a capital; unescaped, because `type` escapes. */
  subject: string;
  /** The twin's trigger word, when its seed looks like one. */
  name: string;
  random: Random;
  scheme: Scheme;
  cloth: string;
  figure: Figure;
  backdrop: Backdrop;
  /** The backdrop is a place that was asked for: it takes the stead of a wall. */
  isPlace: boolean;
  /** Weather over the whole picture; empty in good weather. */
  air: string;
  type: Lettering;
}

/** How one category composes its pictures: what it chooses from, and the layout. */
export interface Recipe {
  schemes: readonly SchemeName[];
  backdrops: readonly BackdropName[];
  expressions: readonly Expression[];
  garments: readonly Garment[];
  /** The scheme's darkest cloth and deep trim, so that light type can be read on them. */
  isDarkCloth?: boolean;
  compose(scene: Scene): string;
}

/** The label that every picture carries. */
export function sampleLabel(
  type: Lettering,
  options: { x: number; y: number; fill: string; anchor?: 'start' | 'middle' | 'end' },
): string {
  return type.line('Illustrated sample', {
    face: 'label',
    size: 16,
    tracking: 0.02,
    attributes: 'opacity=".72"',
    ...options,
  });
}

/** What the picture is of, in italics on its middle axis. */
export function caption(
  { type, subject }: Pick<Scene, 'type' | 'subject'>,
  options: { size: number; y: number; fill: string; maxWidth: number; attributes?: string },
): string {
  return type.line(subject, { face: 'italic', x: SIZE / 2, anchor: 'middle', ...options });
}

/** A text on a slip of paper, where the picture is too busy for plain type. */
export function slip(
  type: Lettering,
  text: string,
  options: { x: number; y: number; anchor?: 'start' | 'end' },
): string {
  const width = type.width(text, 'label', 19) + 32;
  const left = options.anchor === 'end' ? options.x - width : options.x;
  return (
    `<rect x="${left}" y="${options.y}" width="${width}" height="38" rx="19" fill="${PAPER}"/>` +
    type.line(text, { face: 'label', size: 19, x: left + 16, y: options.y + 26, fill: INK })
  );
}

/** Shadow, grain and halftone: what makes flat art look printed. Ids: `-cel`, `-cast`, `-grain`, `-tone`. */
export function printDefs(prefix: string, scheme: Scheme): string {
  return (
    `<filter id="${prefix}-cel" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="-30" dy="-10" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="e"/><feFlood flood-color="#170c08" flood-opacity=".26"/><feComposite in2="e" operator="in" result="s"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s"/></feMerge></filter>` +
    `<filter id="${prefix}-cast" color-interpolation-filters="sRGB"><feFlood flood-color="${scheme.deep}" flood-opacity=".34"/><feComposite in2="SourceAlpha" operator="in"/></filter>` +
    `<filter id="${prefix}-grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .07 0 0 0 0 .05 0 0 0 .9 -.42"/></filter>` +
    `<pattern id="${prefix}-tone" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="6" cy="6" r="2.6" fill="${scheme.deep}"/></pattern>`
  );
}

/** A fine paper grain over a part of the picture. */
export function grain(prefix: string, opacity = 0.5): string {
  return `<rect width="${SIZE}" height="${SIZE}" filter="url(#${prefix}-grain)" opacity="${opacity}"/>`;
}
