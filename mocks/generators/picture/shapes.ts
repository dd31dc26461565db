import { mix, PAPER } from './palette.ts';

/** The colours of a place. */
export interface Tones {
  sky: string;
  /** From far to near. */
  far: string;
  middle: string;
  near: string;
  line: string;
  accent: string;
  /** Windows and lamps: alight at night. */
  lamp: string;
  isNight: boolean;
}

/** Draws in a box of 100 units. */
export type Draw = (tones: Tones) => string;

export const range = (count: number) => Array.from({ length: count }, (_, n) => n);
/** One drawing for each of them, or so many drawings. */
export const each = (items: number | readonly number[], draw: (item: number, n: number) => string) =>
  (typeof items === 'number' ? range(items) : items).map(draw).join('');
export const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
export const shape = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
/** A line; as thin as its place has them when no width is given. */
export const hairline = (stroke: string, d: string, width?: number, more = '') =>
  `<path fill="none" stroke="${stroke}" d="${d}" ${width === undefined ? '' : `stroke-width="${width}"`} ${more}/>`;

/** Sky with a sun, or with a moon and stars. */
export function sky({ sky: tone, accent, isNight }: Tones, x = 76, y = 27): string {
  const stars = [8, 14, 21, 11, 31, 8, 44, 17, 57, 9, 66, 20, 90, 12, 94, 34, 5, 36, 36, 30, 62, 36];
  const dots = stars.flatMap((at, n) =>
    n % 2 === 0 ? [`<circle cx="${at}" cy="${stars[n + 1] ?? 0}" r="${n % 3 === 0 ? 0.5 : 0.32}"/>`] : [],
  );
  return (
    box(0, 0, 100, 100, tone) +
    (isNight
      ? `<g fill="${PAPER}">${dots.join('')}<circle cx="${x}" cy="${y}" r="7"/></g><circle cx="${x - 3.2}" cy="${y - 2}" r="6.2" fill="${tone}"/>`
      : `<circle cx="${x}" cy="${y}" r="8" fill="${accent}"/>`)
  );
}

/** A house front with rows of windows, some of them lit. */
export function tower(
  x: number,
  y: number,
  width: number,
  fill: string,
  { lamp, isNight, far }: Tones,
): string {
  const columns = Math.floor((width - 1.4) / 2.6);
  const panes = range(columns * 14).flatMap((n) => {
    const row = Math.floor(n / columns);
    const isLit = !isNight || (n * 7 + row * 3 + Math.round(x)) % 5 < 2;
    const top = y + 2.4 + row * 4.2;
    return top < 90 && isLit
      ? [`M${(x + 1.4 + (n % columns) * 2.6).toFixed(1)} ${top.toFixed(1)}h1.3v2.2h-1.3z`]
      : [];
  });
  return box(x, y, width, 100 - y, fill) + shape(isNight ? lamp : mix(fill, far, 0.6), panes.join(''));
}

/** A wall of shelves: rows of upright things in these colours. */
export function shelf(
  x: number,
  width: number,
  tops: readonly number[],
  height: number,
  { near, middle, line }: Tones,
  colours: readonly string[],
): string {
  return each(tops, (top, row) => {
    let at = x + 0.8;
    let books = '';
    for (let n = row * 5; at < x + width - 2.4; n++) {
      const thickness = 1.4 + ((n * 7) % 4) * 0.55;
      const tall = height - 2.6 - ((n * 5) % 4) * 1.1;
      books += box(at, top + height - tall, thickness, tall, colours[(n * 3 + row) % colours.length] ?? near);
      at += thickness + 0.35 + (n % 6 === 5 ? 2.2 : 0);
    }
    return box(x, top, width, height, middle) + books + box(x, top + height, width, 0.9, line);
  });
}

/** A lamp on its cable. */
export const pendant = (x: number, y: number, { line, accent, lamp }: Tones) =>
  hairline(line, `M${x} 0V${y - 4}`) +
  shape(accent, `M${x - 5} ${y}q0-5 5-5t5 5z`) +
  `<circle cx="${x}" cy="${y + 0.3}" r="1.5" fill="${lamp}"/>`;

export const tree = (x: number, y: number, size: number, fill: string, line: string) =>
  hairline(line, `M${x} ${y}v${size * 1.2}`, 0.8) +
  `<ellipse cx="${x}" cy="${y - size * 0.2}" rx="${size * 0.72}" ry="${size}" fill="${fill}"/>` +
  hairline(
    line,
    `M${x} ${y + size * 0.8}v${-size * 1.1}m0 ${size * 0.5}l${size * 0.3}-${size * 0.34}`,
    undefined,
    'opacity=".5"',
  );

export const pine = (x: number, base: number, height: number, fill: string) =>
  each(3, (n) => {
    const top = base - height + n * height * 0.22;
    const half = height * (0.14 + n * 0.055);
    return shape(fill, `M${x} ${top}l${half} ${height * 0.42}h${-half * 2}z`);
  }) + box(x - 0.6, base - height * 0.16, 1.2, height * 0.2, fill);
