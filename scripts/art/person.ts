import type { Garment } from '../../mocks/generators/picture/drawings.ts';
import { drawFigure } from '../../mocks/generators/picture/figure.ts';
import { SCHEMES } from '../../mocks/generators/picture/palette.ts';

/** The person the product shows itself with: the first twin of the demo. */
export const ADA = 'ADA7K';

export interface PersonOptions {
  seed?: string;
  expression?: string;
  garment?: Garment;
  cloth?: string;
  trim?: string;
  scheme?: keyof typeof SCHEMES;
}

export interface Person {
  prefix: string;
  defs: string;
  /** `scale` picture units per figure unit, head's middle at (x, y). */
  place(options: {
    x: number;
    y: number;
    scale: number;
    isFlipped?: boolean;
    tilt?: number;
    attributes?: string;
  }): string;
}

let count = 0;

/** A figure with ids of its own, ready to be placed in any drawing. */
export async function drawPerson({
  seed = ADA,
  expression = 'smile',
  garment = 'tee',
  cloth = '#f3dfc0',
  trim = '#fbf3e4',
  scheme = 'sand',
}: PersonOptions = {}): Promise<Person> {
  count += 1;
  const prefix = `a${count}`;
  const { deep } = SCHEMES[scheme];
  const figure = await drawFigure({ twinSeed: seed, prefix, expression, garment, cloth, trim, deep });
  return {
    prefix,
    defs: `<defs>${figure}</defs>`,
    place: ({ x, y, scale, isFlipped = false, tilt = 0, attributes = '' }) =>
      `<use href="#${prefix}-figure" transform="translate(${x} ${y}) rotate(${tilt}) scale(${isFlipped ? -scale : scale} ${scale})" ${attributes}/>`,
  };
}
