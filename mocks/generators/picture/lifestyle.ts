import { INK, PAPER } from './palette.ts';
import { caption, grain, SIZE, sampleLabel, type Recipe } from './scene.ts';

/** A holiday print: a landscape behind an arch, a caption in handwriting. */
export const lifestyle: Recipe = {
  schemes: ['sand', 'moss', 'rose', 'ochre', 'teal'],
  backdrops: ['landscape'],
  expressions: ['calm', 'cute', 'smile'],
  garments: ['tee', 'overshirt', 'stripes'],
  compose({ prefix, subject, random, figure, backdrop, air, type }) {
    const isFlipped = random.chance(0.5);
    return (
      `<rect width="${SIZE}" height="${SIZE}" fill="${PAPER}"/>` +
      `<clipPath id="${prefix}-arch"><path d="M72 868V468a440 428 0 0 1 880 0V868z"/></clipPath>` +
      `<g clip-path="url(#${prefix}-arch)">${backdrop.cover({ x: 52, y: 20, width: 920, height: 920 })}${figure.place({ x: isFlipped ? 452 : 572, y: 470, scale: 0.94, isFlipped })}${air}</g>` +
      grain(prefix) +
      caption({ type, subject }, { size: 58, y: 948, fill: INK, maxWidth: 880 }) +
      sampleLabel(type, { x: 512, y: 996, anchor: 'middle', fill: INK })
    );
  },
};
