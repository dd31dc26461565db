import { drawFigure, type Expression, type Figure } from '../../mocks/generators/picture/figure.ts';
import type { Garment } from '../../mocks/generators/picture/garment.ts';
import { SCHEMES, type SchemeName } from '../../mocks/generators/picture/palette.ts';
import { printDefs } from '../../mocks/generators/picture/scene.ts';

/** The person the product shows itself with: the first twin of the demo. */
export const ADA = 'ADA7K';

export interface PersonOptions {
  seed?: string;
  expression?: Expression;
  garment?: Garment;
  cloth?: string;
  trim?: string;
  scheme?: SchemeName;
}

export interface Person extends Figure {
  prefix: string;
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
  const figure = await drawFigure({ twinSeed: seed, prefix, expression, garment, cloth, trim });
  return { ...figure, prefix, defs: `<defs>${printDefs(prefix, SCHEMES[scheme])}${figure.defs}</defs>` };
}

/** A whole SVG of this size in its own units. */
export function canvas(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}
