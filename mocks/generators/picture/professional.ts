import { INK, mix, PAPER } from './palette.ts';
import { grain, SIZE, sampleLabel, type Recipe } from './scene.ts';

/** A studio portrait: window light on a plain wall, and a name plate. */
export const professional: Recipe = {
  schemes: ['dusk', 'teal', 'sand', 'moss', 'rose'],
  backdrops: ['glass'],
  expressions: ['smile', 'calm', 'smile'],
  garments: ['blazer', 'blazer', 'turtleneck'],
  compose({ prefix, subject, name, random, scheme, figure, backdrop, isPlace, air, type }) {
    const isFlipped = random.chance(0.5);
    const wall = mix(scheme.field, scheme.light, 0.35);
    const shine = mix(wall, '#fff6e4', 0.55);
    const lean = isFlipped ? -1 : 1;
    const pane = (x: number, y: number) => `<path d="M${x} ${y}l170 ${-40 * lean}v230l-170 ${40 * lean}z"/>`;
    return (
      (isPlace
        ? backdrop.cover({ x: 0, y: 0, width: SIZE, height: SIZE })
        : `<rect width="${SIZE}" height="${SIZE}" fill="${wall}"/>` +
          `<g fill="${shine}" opacity=".8">${[pane(isFlipped ? 60 : 600, 70), pane(isFlipped ? 250 : 790, 70 - 45 * lean), pane(isFlipped ? 60 : 600, 330), pane(isFlipped ? 250 : 790, 330 - 45 * lean)].join('')}</g>`) +
      grain(prefix) +
      figure.place({ x: isFlipped ? 476 : 548, y: 446, scale: 1.22, isFlipped }) +
      air +
      `<g transform="translate(48 836)"><rect width="560" height="140" fill="${PAPER}"/><rect width="10" height="140" fill="${scheme.accent}"/>` +
      type.line(name, { face: 'cover', size: 60, x: 40, y: 70, fill: INK, maxWidth: 300 }) +
      sampleLabel(type, { x: 536, y: 40, anchor: 'end', fill: INK }) +
      type.line(subject, { face: 'italic', size: 34, x: 40, y: 114, fill: INK, maxWidth: 492 }) +
      `</g>`
    );
  },
};
