import type { Garment } from '#mocks/generators/picture/drawings.ts';
import { drawFigure, identityOf } from '#mocks/generators/picture/figure.ts';
import { SCHEMES } from '#mocks/generators/picture/palette.ts';

/** The first twin of the demo. */
export const ADA = 'ADA7K';
/** The other people in the product's pictures. */
export const INES = 'INE2D';
export const OMAR = 'OMA22';
export const LEO = 'LEO2C';

let count = 0;

/** A figure with unique ids, to be placed in a drawing. */
export async function drawPerson({
  seed = ADA,
  expression = 'smile',
  garment = 'tee' as Garment,
  cloth = '#f3dfc0',
  trim = '#fbf3e4',
  scheme = 'sand' as keyof typeof SCHEMES,
}) {
  count += 1;
  const prefix = `a${count}`;
  const clothes = { garment, cloth, trim, deep: SCHEMES[scheme].deep };
  const figure = await drawFigure({ person: identityOf(seed), prefix, expression, ...clothes });
  return {
    prefix,
    defs: `<defs>${figure}</defs>`,
    /** Places the middle of the head at (x, y). `scale` is picture units per figure unit. */
    place: ({ x = 0, y = 0, scale = 1, isFlipped = false }) =>
      `<use href="#${prefix}-figure" transform="translate(${x} ${y}) scale(${isFlipped ? -scale : scale} ${scale})"/>`,
  };
}
