import { grain, SIZE, sampleLabel, type Recipe } from './scene.ts';

/** An annual report: a tall portrait beside a strip of patchwork. */
export const business: Recipe = {
  schemes: ['dusk', 'ochre', 'teal', 'ember', 'moss', 'plum'],
  backdrops: ['patchwork'],
  expressions: ['smile', 'driven', 'calm'],
  garments: ['blazer', 'turtleneck', 'overshirt'],
  compose({ prefix, subject, name, random, scheme, figure, backdrop, isPlace, air, type }) {
    const isFlipped = random.chance(0.5);
    const title = type.wrap(subject, 'italic', 54, 700, 2);
    return (
      `<rect width="${SIZE}" height="${SIZE}" fill="${scheme.light}"/>` +
      `<clipPath id="${prefix}-panel"><rect x="264" width="760" height="800"/></clipPath>` +
      `<rect x="264" width="760" height="800" fill="${scheme.field}"/>` +
      [0, 1, 2].map((n) => backdrop.cover({ x: 0, y: n * 268, width: 256, height: 264 })).join('') +
      grain(prefix) +
      `<g clip-path="url(#${prefix}-panel)">${isPlace ? backdrop.cover({ x: 264, y: 0, width: 760, height: 800 }) : ''}${figure.place({ x: isFlipped ? 600 : 680, y: 388, scale: 1.08, isFlipped })}${air}</g>` +
      type.line(name, { face: 'cover', size: 40, x: 40, y: 878, fill: scheme.deep, maxWidth: 200 }) +
      type.line('Review 2026', { face: 'label', size: 22, x: 40, y: 914, fill: scheme.deep }) +
      type.lines(title, 58, { face: 'italic', size: 54, x: 264, y: 880, fill: scheme.deep, maxWidth: 700 }) +
      sampleLabel(type, { x: SIZE - 40, y: 1000, anchor: 'end', fill: scheme.deep })
    );
  },
};
