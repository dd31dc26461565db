import { caption, grain, SIZE, sampleLabel, type Recipe } from './scene.ts';

const TITLES = [
  'The Long Take',
  'After the Rain',
  'Northbound',
  'A Room at Dusk',
  'The Second Sun',
  'Quiet Hours',
] as const;
const FRAME = { x: 24, width: 976, height: 408 } as const;
const WIDE_Y = 86;
const CLOSE_Y = 506;

function shade(prefix: string): string {
  return `<rect width="${SIZE}" height="${SIZE}" fill="url(#${prefix}-fall)"/>${grain(prefix, 0.6)}`;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** Two film stills in 2.39:1, a wide shot and its close-up, with the prompt as the subtitle. */
export const cinematic: Recipe = {
  schemes: ['dusk', 'night', 'ember', 'plum', 'teal'],
  backdrops: ['landscape', 'planets'],
  expressions: ['driven', 'contempt', 'suspicious', 'calm'],
  garments: ['overshirt', 'turtleneck', 'blazer'],
  compose({ prefix, subject, random, scheme, figure, backdrop, air, type }) {
    const isFlipped = random.chance(0.5);
    const timecode = `01:${pad(random.below(60))}:${pad(random.below(60))}:${pad(random.below(24))}`;
    const frame = (name: string, y: number, inside: string) =>
      `<clipPath id="${prefix}-${name}"><rect x="${FRAME.x}" y="${y}" width="${FRAME.width}" height="${FRAME.height}"/></clipPath>` +
      `<g clip-path="url(#${prefix}-${name})">${inside}${air}${shade(prefix)}</g>`;
    const wide =
      backdrop.cover({ x: FRAME.x, y: WIDE_Y - 284, width: FRAME.width, height: FRAME.width }) +
      figure.place({ x: isFlipped ? 730 : 294, y: WIDE_Y + 196, scale: 0.44, isFlipped });
    const close =
      backdrop.cover({ x: FRAME.x, y: CLOSE_Y - 620, width: FRAME.width * 1.7, height: FRAME.width * 1.7 }) +
      figure.place({ x: isFlipped ? 360 : 664, y: CLOSE_Y + 190, scale: 0.98, isFlipped });
    return (
      `<linearGradient id="${prefix}-fall" x1="0" x2="1" y1="0" y2="1"><stop stop-color="${scheme.accent}" stop-opacity=".2"/><stop offset=".5" stop-color="${scheme.deep}" stop-opacity=".06"/><stop offset="1" stop-color="${scheme.deep}" stop-opacity=".6"/></linearGradient>` +
      `<rect width="${SIZE}" height="${SIZE}" fill="#0e0b0a"/>` +
      frame('wide', WIDE_Y, wide) +
      frame('close', CLOSE_Y, close) +
      type.line(random.pick(TITLES), { face: 'italic', size: 42, x: FRAME.x, y: 60, fill: '#f3e7d2' }) +
      type.line(timecode, {
        face: 'label',
        size: 20,
        x: SIZE - FRAME.x,
        y: 58,
        anchor: 'end',
        fill: '#a99b88',
      }) +
      caption({ type, subject }, { size: 46, y: 968, fill: '#f6dca6', maxWidth: 940 }) +
      sampleLabel(type, { x: SIZE - FRAME.x, y: 1006, anchor: 'end', fill: '#cfc2ad' })
    );
  },
};
