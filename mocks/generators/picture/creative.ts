import { INK, lightness, PAPER } from './palette.ts';
import { caption, grain, SIZE, sampleLabel, type Recipe } from './scene.ts';

/** One pull of the screen: the field, and the three inks that the figure's greys become. */
interface Pull {
  field: string;
  inks: readonly [dark: string, middle: string, light: string];
}

const PULLS: readonly Pull[] = [
  { field: '#e0623b', inks: ['#2b120c', '#f4b93f', '#fff1d0'] },
  { field: '#2f6f72', inks: ['#11262a', '#f08a5b', '#fde9d2'] },
  { field: '#e9b44c', inks: ['#37121f', '#c9503f', '#fdf1d8'] },
  { field: '#7b3f58', inks: ['#240f1e', '#e9a3a0', '#fff0e0'] },
  { field: '#efdfc4', inks: ['#1e1713', '#dd5a30', '#fffaf0'] },
  { field: '#4d6590', inks: ['#161d36', '#f2c879', '#fff6e0'] },
  { field: '#76874f', inks: ['#1d2a18', '#efc7a4', '#fdf6dc'] },
];

const CELL = { width: 466, height: 440 } as const;

interface Cell {
  x: number;
  y: number;
  /** The place, under the figure. */
  behind: string;
  figure: string;
}

function cell(id: string, { field, inks }: Pull, skin: number, { x, y, behind, figure }: Cell): string {
  const box = `x="${x}" y="${y}" width="${CELL.width}" height="${CELL.height}"`;
  return (
    `<clipPath id="${id}-cell"><rect ${box}/></clipPath>` +
    `<filter id="${id}-inks" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncR type="table" tableValues="${table(inks, skin, 1)}"/><feFuncG type="table" tableValues="${table(inks, skin, 3)}"/><feFuncB type="table" tableValues="${table(inks, skin, 5)}"/></feComponentTransfer></filter>` +
    `<g clip-path="url(#${id}-cell)"><rect ${box} fill="${field}"/>${behind}<g filter="url(#${id}-inks)">${figure}</g></g>`
  );
}

/** One channel of the inks as a transfer table: lines and dark hair take the first, skin of any tone the second. */
function table([dark, middle, light]: Pull['inks'], skin: number, at: number): string {
  const steps = Array.from({ length: 17 }, (_, n) => n / 16);
  const inkOf = (grey: number) =>
    grey < Math.min(0.24, skin * 0.62) ? dark : grey < skin + 0.08 ? middle : light;
  return steps.map((grey) => (Number.parseInt(inkOf(grey).slice(at, at + 2), 16) / 255).toFixed(2)).join(' ');
}

/** A screen print: the same face four times, each in other inks, numbered in pencil. */
export const creative: Recipe = {
  schemes: ['bone'],
  backdrops: ['waves'],
  expressions: ['contempt', 'suspicious', 'cheeky', 'calm'],
  garments: ['dots', 'stripes', 'turtleneck'],
  compose({ prefix, subject, random, figure, backdrop, isPlace, air, type }) {
    const start = random.below(PULLS.length);
    const isFlipped = random.chance(0.5);
    const shades = Array.from({ length: PULLS.length * 2 }, (_, n) => PULLS[n % PULLS.length]);
    const pulls = [0, 2, 4, 6].flatMap((n) => shades[start + n] ?? []);
    const cells = pulls.map((pull, n) => {
      const x = 40 + (n % 2) * (CELL.width + 12);
      const y = 40 + Math.floor(n / 2) * (CELL.height + 12);
      const placed = figure.place({ x: x + (isFlipped ? 214 : 252), y: y + 212, scale: 0.62, isFlipped });
      const behind = isPlace
        ? backdrop.cover({ x, y, width: CELL.width, height: CELL.height, attributes: 'opacity=".4"' })
        : '';
      return cell(`${prefix}-${n}`, pull, lightness(figure.identity.skin), { x, y, behind, figure: placed });
    });
    return (
      `<rect width="${SIZE}" height="${SIZE}" fill="${PAPER}"/>${cells.join('')}${air}${grain(prefix)}` +
      type.line(`${random.below(40) + 1}/40`, {
        face: 'italic',
        size: 34,
        x: 44,
        y: 980,
        fill: INK,
        attributes: 'opacity=".8"',
      }) +
      caption({ type, subject }, { size: 34, y: 980, fill: INK, maxWidth: 560, attributes: 'opacity=".8"' }) +
      sampleLabel(type, { x: SIZE - 44, y: 980, anchor: 'end', fill: INK })
    );
  },
};
