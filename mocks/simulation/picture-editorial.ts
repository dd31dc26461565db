import { grain, SIZE, sampleLabel, type Recipe, type Scene } from './picture-scene.ts';
import { sentenceCase } from './picture-text.ts';

const MASTHEADS = ['FORMA', 'STILL', 'VERSO', 'PERSONA', 'NORTH', 'HALO', 'ATELIER', 'MUSE'] as const;
const ISSUES = [
  'The Portrait Issue',
  'The Long Look',
  'New Faces',
  'The Quiet Issue',
  'Colour & Cut',
] as const;
const SHOUTS = [
  ['BEING', 'SEEN'],
  ['ONE FACE,', 'ANY FRAME'],
  ['THE NEW', 'CLASSICS'],
  ['MADE TO', 'BE LOOKED AT'],
  ['LESS NOISE,', 'MORE NERVE'],
] as const;
const LINES = [
  ['Slow light', 'Twelve rooms that', 'flatter everyone'],
  ['On craft', 'What the tailor', 'sees first'],
  ['Ten minutes', 'A portrait before', 'breakfast'],
  ['Off duty', 'The case for', 'doing nothing well'],
] as const;

/** A magazine cover: the masthead stands behind the head. */
function compose({ prefix, subject, random, scheme, figure, backdrop, type }: Scene): string {
  const masthead = random.pick(MASTHEADS);
  const issue = random.below(80) + 12;
  const shout = random.pick(SHOUTS);
  const [kicker, first, second] = random.pick(LINES);
  const size = Math.min(type.sizeFor(masthead, 'cover', 936), 470);
  const top = 92 + type.capHeight('cover', size);
  const isFlipped = random.chance(0.35);
  const headX = isFlipped ? 492 : 532;
  const teaser = type.wrap(sentenceCase(subject), 'italic', 40, 250, 4);
  return (
    `<rect width="${SIZE}" height="${SIZE}" fill="${scheme.field}"/>` +
    backdrop.cover({ x: 0, y: 0, width: SIZE, height: SIZE, attributes: 'opacity=".55"' }) +
    grain(prefix) +
    type.line(`No. ${issue}`, { face: 'label', size: 22, x: 46, y: 62, fill: scheme.deep }) +
    type.line(random.pick(ISSUES), {
      face: 'italic',
      size: 32,
      x: SIZE / 2,
      y: 64,
      anchor: 'middle',
      fill: scheme.deep,
    }) +
    type.line('Winter 2026', {
      face: 'label',
      size: 22,
      x: SIZE - 46,
      y: 62,
      anchor: 'end',
      fill: scheme.deep,
    }) +
    type.line(masthead, { face: 'cover', size, x: SIZE / 2, y: top, anchor: 'middle', fill: scheme.light }) +
    figure.place({ x: headX, y: 470, scale: 1.24, isFlipped }) +
    teaser
      .map((text, n) =>
        type.line(text, { face: 'italic', size: 40, x: 46, y: 560 + n * 42, fill: scheme.deep }),
      )
      .join('') +
    type.line(kicker, { face: 'cover', size: 34, x: SIZE - 46, y: 540, anchor: 'end', fill: scheme.deep }) +
    type.line(first, { face: 'label', size: 21, x: SIZE - 46, y: 572, anchor: 'end', fill: scheme.deep }) +
    type.line(second, { face: 'label', size: 21, x: SIZE - 46, y: 600, anchor: 'end', fill: scheme.deep }) +
    type.line(shout[0], { face: 'cover', size: 92, x: 46, y: 892, fill: scheme.light, maxWidth: 700 }) +
    type.line(shout[1], { face: 'cover', size: 92, x: 46, y: 972, fill: scheme.light, maxWidth: 700 }) +
    barcode(SIZE - 46 - 132, 894, random.below(9000) + 1000) +
    sampleLabel(type, { x: SIZE - 46, y: 1004, anchor: 'end', fill: scheme.light })
  );
}

function barcode(x: number, y: number, number: number): string {
  let bars = '';
  let at = 10;
  let bits = number * 7919;
  while (at < 120) {
    const width = 2 + (bits % 3) * 2;
    bars += `M${at} 8h${width}v54h-${width}z`;
    at += width + 2 + (bits % 5);
    bits = Math.floor(bits / 2) + number;
  }
  return `<g transform="translate(${x} ${y})"><rect width="132" height="70" fill="#fffaf0"/><path fill="#1e1713" d="${bars}"/></g>`;
}

export const editorial: Recipe = {
  schemes: ['ember', 'rose', 'ochre', 'moss', 'teal', 'dusk'],
  backdrops: ['glass'],
  expressions: ['driven', 'contempt', 'blank', 'serious', 'calm'],
  garments: ['turtleneck', 'blazer', 'overshirt'],
  compose,
};
