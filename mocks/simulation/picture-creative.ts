import { INK } from './picture-palette.ts';
import { SCHEMES } from './picture-palette.ts';
import { grain, SIZE, sampleLabel, type Recipe, type Scene } from './picture-scene.ts';

/** A screen print: the same face four times, in four inks. */
function compose({ prefix, random, figure, type }: Scene): string {
  const names = ['ember', 'ochre', 'teal', 'plum', 'rose', 'moss', 'dusk'] as const;
  const start = random.below(names.length);
  const cells = [0, 1, 2, 3].map((n) => {
    const scheme = SCHEMES[names[(start + n * 2) % names.length] ?? 'ember'];
    const x = (n % 2) * 512;
    const y = Math.floor(n / 2) * 512;
    return (
      `<clipPath id="${prefix}-c${n}"><rect x="${x}" y="${y}" width="512" height="512"/></clipPath><g clip-path="url(#${prefix}-c${n})"><rect x="${x}" y="${y}" width="512" height="512" fill="${scheme.field}"/>` +
      `<filter id="${prefix}-ink${n}" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncR type="table" tableValues="${tones(scheme.deep, scheme.accent, scheme.light, 1)}"/><feFuncG type="table" tableValues="${tones(scheme.deep, scheme.accent, scheme.light, 3)}"/><feFuncB type="table" tableValues="${tones(scheme.deep, scheme.accent, scheme.light, 5)}"/></feComponentTransfer></filter>` +
      `<g filter="url(#${prefix}-ink${n})">${figure.place({ x: x + 262, y: y + 240, scale: 0.74 })}</g></g>`
    );
  });
  return `<rect width="${SIZE}" height="${SIZE}" fill="#fff"/>${cells.join('')}${grain(prefix)}${sampleLabel(type, { x: SIZE - 40, y: 1000, anchor: 'end', fill: INK })}`;
}

function tones(dark: string, middle: string, light: string, at: number): string {
  return [dark, middle, light]
    .map((colour) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3))
    .join(' ');
}

export const creative: Recipe = {
  schemes: ['bone', 'ember', 'ochre'],
  backdrops: ['waves'],
  expressions: ['contempt', 'suspicious', 'cheeky', 'blank'],
  garments: ['dots', 'stripes', 'turtleneck'],
  compose,
};
