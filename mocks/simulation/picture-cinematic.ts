import { grain, SIZE, sampleLabel, type Recipe, type Scene } from './picture-scene.ts';
import { sentenceCase } from './picture-text.ts';

const BAND = { y: 298, height: 428 } as const;
const TITLES = [
  'The Long Take',
  'After the Rain',
  'Northbound',
  'A Room at Dusk',
  'The Second Sun',
  'Quiet Hours',
] as const;

/** A film still in 2.39:1 between bars, with the prompt as its subtitle. */
function compose({ prefix, subject, random, scheme, figure, backdrop, type }: Scene): string {
  const isFlipped = random.chance(0.5);
  const headX = isFlipped ? 700 : 320;
  const scene = `Scene ${random.below(40) + 2}  ·  Take ${random.below(6) + 1}`;
  const timecode = `01:${pad(random.below(60))}:${pad(random.below(60))}:${pad(random.below(24))}`;
  const subtitle = type.wrap(sentenceCase(subject), 'italic', 46, 820, 2);
  return (
    `<rect width="${SIZE}" height="${SIZE}" fill="#0e0b0a"/>` +
    `<clipPath id="${prefix}-band"><rect y="${BAND.y}" width="${SIZE}" height="${BAND.height}"/></clipPath>` +
    `<g clip-path="url(#${prefix}-band)">` +
    backdrop.cover({ x: 0, y: BAND.y - 298, width: SIZE, height: SIZE }) +
    figure.place({ x: headX, y: 548, scale: 1.02, isFlipped }) +
    `<linearGradient id="${prefix}-fall" x1="${isFlipped ? 1 : 0}" x2="${isFlipped ? 0 : 1}"><stop offset=".45" stop-color="${scheme.deep}" stop-opacity="0"/><stop offset="1" stop-color="${scheme.deep}" stop-opacity=".55"/></linearGradient>` +
    `<rect width="${SIZE}" height="${SIZE}" fill="url(#${prefix}-fall)"/>` +
    grain(prefix, 0.8) +
    `</g>` +
    type.line(random.pick(TITLES), {
      face: 'italic',
      size: 84,
      x: SIZE / 2,
      y: 190,
      anchor: 'middle',
      fill: '#f3e7d2',
    }) +
    type.line(scene, { face: 'label', size: 20, x: 48, y: 262, fill: '#a99b88' }) +
    type.line(timecode, { face: 'label', size: 20, x: SIZE - 48, y: 262, anchor: 'end', fill: '#a99b88' }) +
    subtitle
      .map((text, n) =>
        type.line(text, {
          face: 'italic',
          size: 46,
          x: SIZE / 2,
          y: 806 + n * 52,
          anchor: 'middle',
          fill: '#f4d9a0',
        }),
      )
      .join('') +
    sampleLabel(type, { x: SIZE - 48, y: 984, anchor: 'end', fill: '#cfc2ad' })
  );
}

const pad = (value: number) => String(value).padStart(2, '0');

export const cinematic: Recipe = {
  schemes: ['dusk', 'night', 'ember', 'plum', 'teal'],
  backdrops: ['landscape', 'planets'],
  expressions: ['serious', 'driven', 'blank', 'suspicious', 'contempt'],
  garments: ['overshirt', 'turtleneck', 'blazer'],
  compose,
};
