import names from './colours.json' with { type: 'json' };

/** A color in OKLab, a perceptually uniform space: lightness 0..1, a (green to red), b (blue to yellow). */
export interface Lab {
  l: number;
  a: number;
  b: number;
}

const linear = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Converts sRGB bytes to OKLab (Björn Ottosson's matrices). */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

export function distance(first: Lab, second: Lab): number {
  return Math.hypot(first.l - second.l, 2.4 * (first.a - second.a), 2.4 * (first.b - second.b));
}

export function chroma({ a, b }: Lab): number {
  return Math.hypot(a, b);
}

/** Colors, and hair colors, by names that image models know. */
const COLOURS = table(names.colours);
const HAIR = table(names.hair);

function table(rows: Record<string, string>): { name: string; lab: Lab }[] {
  return Object.entries(rows).map(([name, hex]) => {
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return { name, lab: labOf(red, green, blue) };
  });
}

export const colourName = (lab: Lab): string => nearestName(lab, COLOURS);
export const hairColourName = (lab: Lab): string => nearestName(lab, HAIR);

function nearestName(lab: Lab, rows: readonly { name: string; lab: Lab }[]): string {
  return rows.reduce((best, row) => (distance(lab, row.lab) < distance(lab, best.lab) ? row : best), {
    name: 'gray',
    lab: { l: Number.POSITIVE_INFINITY, a: 0, b: 0 },
  }).name;
}

export function average(pixels: readonly Lab[]): Lab {
  const sum = { l: 0, a: 0, b: 0 };
  for (const { l, a, b } of pixels) {
    sum.l += l;
    sum.a += a;
    sum.b += b;
  }
  const count = Math.max(1, pixels.length);
  return { l: sum.l / count, a: sum.a / count, b: sum.b / count };
}

/**
 * The main colors of these pixels, most frequent first. Similar colors are merged.
 * @param minShare the minimum share of the pixels for all but the first color
 */
export function mainColours(pixels: readonly Lab[], most: number, minShare = 0): Lab[] {
  const groups: { count: number; mean: Lab }[] = [];
  for (const pixel of pixels) {
    const group = groups.find(({ mean }) => distance(mean, pixel) < 0.11);
    if (!group) {
      groups.push({ count: 1, mean: pixel });
      continue;
    }
    group.count += 1;
    const weight = 1 / group.count;
    const { l, a, b } = group.mean;
    group.mean = {
      l: l + (pixel.l - l) * weight,
      a: a + (pixel.a - a) * weight,
      b: b + (pixel.b - b) * weight,
    };
  }
  return groups
    .toSorted((a, b) => b.count - a.count)
    .filter((group, index) => index === 0 || group.count > minShare * pixels.length)
    .slice(0, most)
    .map(({ mean }) => mean);
}
