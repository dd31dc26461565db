import { SIZE_IDS, SIZES, type Look } from './looks.ts';

const MARGIN = 48;
const HEAD = 96;
const LABEL = 40;

/**
 * One state in all looks as one picture: a row for each theme, each look under its name.
 * @param pictures of the looks, in their order
 * @returns undefined where the browser does not read its own drawing (WebKit)
 */
export async function contactSheet(
  title: string,
  looks: readonly Look[],
  pictures: readonly Blob[],
): Promise<Blob | undefined> {
  if (pictures.some(({ type }) => type !== 'image/png')) return undefined;
  const sizes = SIZE_IDS.map((size) => SIZES[size]);
  const rowHeight = Math.max(...sizes.map(({ height }) => height)) + LABEL + MARGIN;
  const canvas = new OffscreenCanvas(
    sizes.reduce((sum, { width }) => sum + width + MARGIN, MARGIN),
    HEAD + (looks.length / sizes.length) * rowHeight,
  );
  const paint = canvas.getContext('2d');
  if (!paint) return undefined;
  paint.fillStyle = '#fff';
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.fillStyle = '#222';
  paint.font = '600 32px system-ui, sans-serif';
  paint.fillText(title, MARGIN, HEAD - 32);
  paint.font = '22px system-ui, sans-serif';
  for (const [index, { size, theme }] of looks.entries()) {
    const column = index % sizes.length;
    const x = sizes.slice(0, column).reduce((sum, { width }) => sum + width + MARGIN, MARGIN);
    const y = HEAD + Math.floor(index / sizes.length) * rowHeight;
    paint.fillText(`${SIZES[size].width} px, ${theme}`, x, y + LABEL - 14);
    paint.drawImage(await createImageBitmap(pictures[index] as Blob), x, y + LABEL);
  }
  return canvas.convertToBlob();
}
