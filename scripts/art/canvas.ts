import { drawBackdrop } from '../../mocks/generators/picture/backdrop.ts';

/** A whole SVG of this size in its own units. */
export function canvas(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

/** A backdrop: `defs` once in the drawing, then any number of boxes that it covers. */
export async function drawGround(options: Parameters<typeof drawBackdrop>[0]) {
  return {
    defs: await drawBackdrop(options),
    cover: (box: { x: number; y: number; width: number; height: number }) =>
      `<use href="#${options.prefix}-backdrop" x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"/>`,
  };
}
