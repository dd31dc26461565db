import type { Garment } from '#mocks/generators/picture/drawings.ts';
import { drawFigure, identityOf } from '#mocks/generators/picture/figure.ts';
import { SCHEMES } from '#mocks/generators/picture/palette.ts';

/** The twin on the product's own pictures, also the first one of the demo. */
export const ADA = 'ADA7K';

interface PersonOptions {
  seed?: string;
  expression?: string;
  garment?: Garment;
  cloth?: string;
  trim?: string;
  scheme?: keyof typeof SCHEMES;
}

let count = 0;

/** A figure with unique ids, to be placed in a drawing. */
export async function drawPerson({
  seed = ADA,
  expression = 'smile',
  garment = 'tee',
  cloth = '#f3dfc0',
  trim = '#fbf3e4',
  scheme = 'sand',
}: PersonOptions) {
  count += 1;
  const prefix = `a${count}`;
  const { deep } = SCHEMES[scheme];
  const figure = await drawFigure({
    person: identityOf(seed),
    prefix,
    expression,
    garment,
    cloth,
    trim,
    deep,
  });
  return {
    prefix,
    defs: `<defs>${figure}</defs>`,
    /** Puts the middle of the head at (x, y); `scale` is picture units per figure unit. */
    place: ({
      x,
      y,
      scale,
      isFlipped = false,
    }: {
      x: number;
      y: number;
      scale: number;
      isFlipped?: boolean;
    }) =>
      `<use href="#${prefix}-figure" transform="translate(${x} ${y}) scale(${isFlipped ? -scale : scale} ${scale})"/>`,
  };
}
