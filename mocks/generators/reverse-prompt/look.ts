import { chroma, distance, labOf, mainColours, type Lab } from './colour.ts';
import type { Pixels } from './pixels.ts';

/** The visual features of a picture. Shares are 0..1. */
export interface Look {
  /** Width over height. */
  aspect: number;
  background: { lab: Lab; share: number }[];
  clothing: Lab;
  /** How much the clothing's colour changes within it. */
  clothingVariety: number;
  hair: Lab;
  hairVariety: number;
  /** The length of the hair: 0 short, 1 below the shoulders. */
  hairLength: number;
  lightness: number;
  /** Lightest minus darkest, without the extreme twentieths. */
  contrast: number;
  /** Above 0 the left side is lighter. */
  sideLight: number;
  warmth: number;
  colourfulness: number;
  /** Where the subject is, 0 left to 1 right, and how much of the picture it takes. */
  subjectX: number;
  subjectShare: number;
  backgroundVariety: number;
}

/**
 * Samples a portrait's usual regions: the border for the background, the lower middle for clothes, the upper middle
 * for hair.
 */
export function lookAt({ width, height, rgb, originalWidth, originalHeight }: Pixels): Look {
  const labs = Array.from({ length: width * height }, (_, n) =>
    labOf(rgb[n * 3] ?? 0, rgb[n * 3 + 1] ?? 0, rgb[n * 3 + 2] ?? 0),
  );
  const area = (left: number, top: number, right: number, bottom: number) =>
    labs.filter((_, n) => {
      const x = ((n % width) + 0.5) / width;
      const y = (Math.floor(n / width) + 0.5) / height;
      return x >= left && x < right && y >= top && y < bottom;
    });
  const orAll = (part: Lab[]) => (part.length > 0 ? part : labs);
  const border = orAll([...area(0, 0, 1, 0.08), ...area(0, 0.08, 0.1, 0.8), ...area(0.9, 0.08, 1, 0.8)]);
  const background = mainColours(border, 4).filter(({ share }, at) => at === 0 || share > 0.08);
  const isBackground = (pixel: Lab) => background.some(({ lab }) => distance(lab, pixel) < 0.13);
  const subjectOf = (part: Lab[]) => {
    const own = part.filter((pixel) => !isBackground(pixel));
    return own.length > part.length * 0.15 ? own : orAll(part);
  };

  const clothes = subjectOf(area(0.22, 0.76, 0.78, 1));
  const clothing = mainColours(clothes, 1)[0]?.lab ?? average(clothes);
  const top = subjectOf(area(0.33, 0.06, 0.67, 0.34));
  // Hair is mostly the darker part up there; the forehead is the lighter one.
  const hairGroup =
    mainColours(top, 3)
      .filter(({ share }, at) => at === 0 || share > 0.15)
      .toSorted((one, other) => one.lab.l - other.lab.l)[0]?.lab ?? average(top);
  const hairPixels = top.filter((pixel) => distance(pixel, hairGroup) < 0.16);
  const sides = [...area(0.18, 0.35, 0.34, 0.75), ...area(0.66, 0.35, 0.82, 0.75)];
  const lengths = labs.map(({ l }) => l).toSorted((one, other) => one - other);
  const at = (share: number) =>
    lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;
  const subject = labs
    .map((pixel, n) => ({ x: ((n % width) + 0.5) / width, isSubject: !isBackground(pixel) }))
    .filter(({ isSubject }) => isSubject);
  const mean = average(labs);
  return {
    aspect: originalWidth / originalHeight,
    background,
    clothing,
    clothingVariety: variety(clothes),
    hair: hairGroup,
    hairVariety: variety(orAll(hairPixels)),
    hairLength:
      sides.length === 0
        ? 0
        : sides.filter((pixel) => distance(pixel, hairGroup) < 0.12).length / sides.length,
    lightness: mean.l,
    contrast: at(0.95) - at(0.05),
    sideLight: average(orAll(area(0, 0, 0.5, 1))).l - average(orAll(area(0.5, 0, 1, 1))).l,
    warmth: mean.b + mean.a / 2,
    colourfulness: labs.reduce((sum, pixel) => sum + chroma(pixel), 0) / labs.length,
    subjectX: subject.length === 0 ? 0.5 : subject.reduce((sum, { x }) => sum + x, 0) / subject.length,
    subjectShare: subject.length / labs.length,
    backgroundVariety: variety(border),
  };
}

function average(pixels: readonly Lab[]): Lab {
  const sum = { l: 0, a: 0, b: 0 };
  for (const { l, a, b } of pixels) {
    sum.l += l;
    sum.a += a;
    sum.b += b;
  }
  const count = Math.max(1, pixels.length);
  return { l: sum.l / count, a: sum.a / count, b: sum.b / count };
}

function variety(pixels: readonly Lab[]): number {
  const mean = average(pixels);
  return pixels.reduce((sum, pixel) => sum + distance(pixel, mean), 0) / Math.max(1, pixels.length);
}
