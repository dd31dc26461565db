import { average, chroma, distance, labOf, mainColours, type Lab } from './colour.ts';
import type { Pixels } from './pixels.ts';

/** The features of an image for its description. */
export type ImageFeatures = ReturnType<typeof measureImage>;
/** Numbers that `descriptions.json` compares. Varieties, shares and lightness are 0..1. */
export type Measures = ImageFeatures['measures'];

/**
 * Measures an image at the usual positions of a portrait's parts: the border for the background, the lower middle for
 * clothes, the upper middle for hair.
 */
export function measureImage({ width, height, rgb, originalWidth, originalHeight }: Pixels) {
  const pixels = Array.from({ length: width * height }, (_, n) =>
    labOf(rgb[n * 3] ?? 0, rgb[n * 3 + 1] ?? 0, rgb[n * 3 + 2] ?? 0),
  );
  const xOf = (n: number) => ((n % width) + 0.5) / width;
  const area = (left: number, top: number, right: number, bottom: number) =>
    pixels.filter((_, n) => {
      const y = (Math.floor(n / width) + 0.5) / height;
      return xOf(n) >= left && xOf(n) < right && y >= top && y < bottom;
    });
  const orAll = (part: Lab[]) => (part.length > 0 ? part : pixels);

  const border = orAll([...area(0, 0, 1, 0.08), ...area(0, 0.08, 0.1, 0.8), ...area(0.9, 0.08, 1, 0.8)]);
  const background = mainColours(border, 4, 0.08);
  const isBackground = (pixel: Lab) => background.some((colour) => distance(colour, pixel) < 0.13);
  const foreground = (part: Lab[]) => {
    const subjectPixels = part.filter((pixel) => !isBackground(pixel));
    return subjectPixels.length > part.length * 0.15 ? subjectPixels : orAll(part);
  };

  const clothes = foreground(area(0.22, 0.76, 0.78, 1));
  const [clothing = average(clothes)] = mainColours(clothes, 1);
  const top = foreground(area(0.33, 0.06, 0.67, 0.34));
  // The darker part is mostly hair, the lighter part forehead.
  const [hair = average(top)] = mainColours(top, 3, 0.15).toSorted((a, b) => a.l - b.l);
  const sides = [...area(0.18, 0.35, 0.34, 0.75), ...area(0.66, 0.35, 0.82, 0.75)];
  const subject = pixels.flatMap((pixel, n) => (isBackground(pixel) ? [] : [xOf(n)]));
  const lightnesses = pixels.map(({ l }) => l).toSorted((a, b) => a - b);
  const mean = average(pixels);
  const [main = mean] = background;

  return {
    /** Main colors, most frequent first. */
    background,
    clothing,
    hair,
    measures: {
      /** Width divided by height. */
      aspect: originalWidth / originalHeight,
      backgroundA: main.a,
      backgroundB: main.b,
      backgroundLightness: main.l,
      backgroundVariety: variety(border),
      clothingChroma: chroma(clothing),
      clothingLightness: clothing.l,
      /** The average distance between the clothing's colors. */
      clothingVariety: variety(clothes),
      colourfulness: meanOf(pixels.map(chroma)),
      /** Lightest minus darkest, without the top and bottom 5 %. */
      contrast:
        (lightnesses[Math.floor(lightnesses.length * 0.95)] ?? 0) -
        (lightnesses[Math.floor(lightnesses.length * 0.05)] ?? 0),
      /** 0 short, 1 below the shoulders. */
      hairLength: meanOf(sides.map((pixel) => (distance(pixel, hair) < 0.12 ? 1 : 0))),
      hairVariety: variety(orAll(top.filter((pixel) => distance(pixel, hair) < 0.16))),
      lightness: mean.l,
      /** Above 0 if the left side is lighter. */
      sideLight: average(orAll(area(0, 0, 0.5, 1))).l - average(orAll(area(0.5, 0, 1, 1))).l,
      /** The position of the subject, 0 left to 1 right. */
      subjectX: subject.length === 0 ? 0.5 : meanOf(subject),
      /** The subject's share of the image. */
      subjectShare: subject.length / pixels.length,
      warmth: mean.b + mean.a / 2,
    },
  };
}

function variety(pixels: readonly Lab[]): number {
  const mean = average(pixels);
  return meanOf(pixels.map((pixel) => distance(pixel, mean)));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
