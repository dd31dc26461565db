import { INK, PAPER } from './picture-palette.ts';
import { grain, SIZE, sampleLabel, type Recipe, type Scene } from './picture-scene.ts';
import { sentenceCase } from './picture-text.ts';

/** A holiday print: a landscape behind an arch, a caption in handwriting. */
function compose({ prefix, subject, random, figure, backdrop, type }: Scene): string {
  const isFlipped = random.chance(0.5);
  return (
    `<rect width="${SIZE}" height="${SIZE}" fill="${PAPER}"/>` +
    `<clipPath id="${prefix}-arch"><path d="M132 1024V492a380 380 0 0 1 760 0V872H132z"/><path d="M0 600"/></clipPath>` +
    `<g clip-path="url(#${prefix}-arch)">${backdrop.cover({ x: 72, y: 40, width: 880, height: 880 })}${figure.place({ x: 512, y: 480, scale: 1.06, isFlipped })}</g>` +
    grain(prefix) +
    type.line(sentenceCase(subject), {
      face: 'italic',
      size: 58,
      x: 512,
      y: 956,
      anchor: 'middle',
      fill: INK,
      maxWidth: 880,
    }) +
    sampleLabel(type, { x: 512, y: 1000, anchor: 'middle', fill: INK })
  );
}

export const lifestyle: Recipe = {
  schemes: ['sand', 'moss', 'rose', 'ochre', 'teal'],
  backdrops: ['landscape'],
  expressions: ['calm', 'cute', 'eyesClosed', 'smile'],
  garments: ['tee', 'overshirt', 'stripes'],
  compose,
};
