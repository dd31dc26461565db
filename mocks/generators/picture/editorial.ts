import { INK, lightness, PAPER } from './palette.ts';
import { caption, grain, SIZE, sampleLabel, type Recipe } from './scene.ts';

const MASTHEADS = ['FORMA', 'STILL', 'VERSO', 'PERSONA', 'NORTH', 'HALO', 'ATELIER', 'MUSE'] as const;
const SHOUTS = [
  ['BEING', 'SEEN'],
  ['ONE FACE,', 'ANY FRAME'],
  ['THE NEW', 'CLASSICS'],
  ['MADE TO', 'BE LOOKED AT'],
  ['LESS NOISE,', 'MORE NERVE'],
] as const;
const LINES = [
  ['Slow light', 'Twelve good rooms'],
  ['On craft', 'What tailors see'],
  ['Ten minutes', 'Before breakfast'],
  ['Off duty', 'Nothing, done well'],
] as const;

function barcode(x: number, y: number, number: number): string {
  let bars = '';
  let at = 10;
  let bits = number * 7919;
  while (at < 150) {
    const width = 2 + (bits % 3) * 2;
    bars += `M${at} 8h${width}v54h-${width}z`;
    at += width + 2 + (bits % 5);
    bits = Math.floor(bits / 2) + number;
  }
  return `<g transform="translate(${x} ${y})"><rect width="164" height="102" fill="${PAPER}"/><path fill="${INK}" d="${bars}"/></g>`;
}

/** A magazine cover: the masthead stands behind the head, the cover line across the chest. */
export const editorial: Recipe = {
  schemes: ['ember', 'rose', 'ochre', 'moss', 'teal', 'dusk'],
  backdrops: ['glass'],
  expressions: ['contempt', 'calm', 'driven', 'smile'],
  garments: ['turtleneck', 'blazer', 'overshirt'],
  isDarkCloth: true,
  compose({ prefix, subject, random, scheme, cloth, figure, backdrop, isPlace, air, type }) {
    const masthead = random.pick(MASTHEADS);
    const [first, second] = random.pick(SHOUTS);
    const size = Math.min(type.sizeFor(masthead, 'cover', 944), 452);
    const isFlipped = random.chance(0.35);
    const [kicker, line] = random.pick(LINES);
    const ink = lightness(scheme.field) < 0.35 ? scheme.light : scheme.deep;
    const shout = {
      face: 'cover',
      size: 104,
      x: 44,
      fill: scheme.light,
      maxWidth: 760,
      // Light clothes were asked for: light type needs an edge on them.
      attributes:
        lightness(cloth) > 0.6
          ? `stroke="${scheme.deep}" stroke-width="90" paint-order="stroke" stroke-linejoin="round"`
          : '',
    } as const;
    // On the side of the face; on the other side is the hair.
    const beside = {
      x: isFlipped ? 44 : SIZE - 44,
      anchor: isFlipped ? 'start' : 'end',
      fill: ink,
    } as const;
    const top = { face: 'label', size: 22, y: 56, fill: ink } as const;
    return (
      `<rect width="${SIZE}" height="${SIZE}" fill="${scheme.field}"/>` +
      backdrop.cover({ x: 0, y: 0, width: SIZE, height: SIZE, attributes: isPlace ? '' : 'opacity=".55"' }) +
      grain(prefix) +
      type.line(`No. ${random.below(80) + 12}`, { ...top, x: 44 }) +
      caption({ type, subject }, { size: 34, y: 58, fill: ink, maxWidth: 600 }) +
      type.line('Winter 2026', { ...top, x: SIZE - 44, anchor: 'end' }) +
      type.line(masthead, {
        face: 'cover',
        size,
        x: SIZE / 2,
        y: 86 + type.capHeight('cover', size),
        anchor: 'middle',
        fill: scheme.light,
      }) +
      figure.place({ x: isFlipped ? 462 : 562, y: 474, scale: 1.04, isFlipped }) +
      air +
      type.line(kicker, { ...beside, face: 'cover', size: 36, y: 706 }) +
      type.line(line, { ...beside, face: 'label', size: 20, y: 734, maxWidth: 150 }) +
      type.line(first, { ...shout, y: 884 }) +
      type.line(second, { ...shout, y: 976 }) +
      barcode(SIZE - 44 - 164, 876, random.below(9000) + 1000) +
      sampleLabel(type, { x: SIZE - 44 - 82, y: 964, anchor: 'middle', fill: INK })
    );
  },
};
