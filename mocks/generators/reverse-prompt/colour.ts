import names from './colours.json' with { type: 'json' };

/** A colour in OKLab: lightness 0..1, a (green to red), b (blue to yellow). Distances in it look like distances. */
export interface Lab {
  l: number;
  a: number;
  b: number;
}

const linear = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** sRGB bytes to OKLab (Björn Ottosson's matrices). */
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

export function distance(one: Lab, other: Lab): number {
  return Math.hypot(one.l - other.l, 2.4 * (one.a - other.a), 2.4 * (one.b - other.b));
}

export function chroma({ a, b }: Lab): number {
  return Math.hypot(a, b);
}

const labOfHex = (hex: string): Lab =>
  labOf(
    Number.parseInt(hex.slice(0, 2), 16),
    Number.parseInt(hex.slice(2, 4), 16),
    Number.parseInt(hex.slice(4, 6), 16),
  );

function table(rows: Record<string, string>): readonly { name: string; lab: Lab }[] {
  return Object.entries(rows).map(([name, hex]) => ({ name, lab: labOfHex(hex) }));
}

/** Colour names that image models know. */
const COLOURS = table(names.colours);
const HAIR = table(names.hair);

function nearestName(lab: Lab, names: readonly { name: string; lab: Lab }[]): string {
  let best = names[0];
  for (const entry of names) if (!best || distance(lab, entry.lab) < distance(lab, best.lab)) best = entry;
  return best?.name ?? 'grey';
}

export const colourName = (lab: Lab): string => nearestName(lab, COLOURS);
export const hairColourName = (lab: Lab): string => nearestName(lab, HAIR);

/** The main colours of these pixels, most frequent first; similar colours are merged. */
export function mainColours(pixels: readonly Lab[], most: number): { lab: Lab; share: number }[] {
  const groups: { sum: Lab; count: number; lab: Lab }[] = [];
  for (const pixel of pixels) {
    let group = groups.find(({ lab }) => distance(lab, pixel) < 0.11);
    if (!group) {
      group = { sum: { l: 0, a: 0, b: 0 }, count: 0, lab: pixel };
      groups.push(group);
    }
    group.count += 1;
    group.sum = { l: group.sum.l + pixel.l, a: group.sum.a + pixel.a, b: group.sum.b + pixel.b };
    group.lab = { l: group.sum.l / group.count, a: group.sum.a / group.count, b: group.sum.b / group.count };
  }
  return groups
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ lab, count }) => ({ lab, share: count / pixels.length }));
}
