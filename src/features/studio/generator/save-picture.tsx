import { Download } from 'lucide-react';
import { HEAD_BYTES, imageKind } from '#entities/photo/photo-file.ts';
import { ILLUSTRATED_SAMPLE, isIllustratedSample, type Picture } from '#entities/picture/picture.ts';
import { isTimeout } from '#shared/api/api-error.ts';
import { fetchFile } from '#shared/api/fetch-file.ts';
import { saveFile } from '#shared/lib/save-file.ts';
import { Button } from '#shared/ui/button.tsx';
import { LiveText } from '#shared/ui/live-text.tsx';
import { useAction } from '../panel/use-action.tsx';
import { withPngComment } from './png-comment.ts';

/** The width and height of pictures without a size, such as some SVG files. */
const FALLBACK_SIDE_PX = 1024;

/** Downloads the picture as PNG in any case (spec §2). @throws {Error} when loading or conversion fails */
export async function savePicture(picture: Picture, signal: AbortSignal): Promise<void> {
  const png = await toPng(picture.file ?? (await fetchFile(picture.imageUrl, 'any', signal)));
  const file = isIllustratedSample(picture) ? await withPngComment(png, ILLUSTRATED_SAMPLE) : png;
  if (!signal.aborted) saveFile(file, pictureFileName(picture));
}

/** A file name that every file system accepts: `ada7k-magazine-cover-20261121-0930.png`. */
export function pictureFileName(
  picture: Pick<Picture, 'triggerWord' | 'templateName' | 'prompt' | 'createdAt' | 'method'>,
): string {
  const { triggerWord, templateName, prompt, createdAt } = picture;
  const subject = slug(templateName ?? prompt, 40) || 'picture';
  const kind = isIllustratedSample(picture) ? '-illustrated-sample' : '';
  return `${slug(triggerWord, 24) || 'twin'}-${subject}${kind}-${timeStamp(createdAt)}.png`;
}

/** Reduces a text to Latin letters, digits and dashes, cut between words if possible. */
function slug(text: string, maxLength: number): string {
  const dashed = text
    .slice(0, 400)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (dashed.length <= maxLength) return dashed;
  const lastDash = dashed.lastIndexOf('-', maxLength);
  return dashed.slice(0, lastDash > 0 ? lastDash : maxLength);
}

/** The local time for a file name. Swedish dates have the format "2026-11-21 09:30:00". */
function timeStamp(time: number): string {
  const [day = '', clock = ''] = new Date(time).toLocaleString('sv-SE').split(' ');
  return `${day.replaceAll('-', '')}-${clock.replaceAll(':', '').slice(0, 4)}`;
}

/**
 * Converts a picture to a PNG file. Bytes that are already PNG stay unchanged, even if the declared type is wrong.
 * @param draw decodes and draws the picture; replaced in tests
 * @throws {Error} when it cannot be decoded
 */
export async function toPng(picture: Blob, draw: (picture: Blob) => Promise<Blob> = drawPng): Promise<Blob> {
  const head = new Uint8Array(await picture.slice(0, HEAD_BYTES).arrayBuffer());
  if (imageKind(head) !== 'image/png') return draw(picture);
  return picture.type === 'image/png' ? picture : new Blob([picture], { type: 'image/png' });
}

async function drawPng(picture: Blob): Promise<Blob> {
  // Unlike createImageBitmap, an image element decodes SVG.
  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth || FALLBACK_SIDE_PX;
    canvas.height = image.naturalHeight || FALLBACK_SIDE_PX;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw the picture.');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await encodePng(canvas);
    if (!isSameInPoints(await readPoints(image.naturalWidth > 0 ? image : canvas, png)))
      throw new CanvasProtectedError();
    return png;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The browser alters canvas data as a protection against tracking. */
class CanvasProtectedError extends Error {}

/** The limit for an encoding, because Brave drops some without an event. */
const ENCODING_LIMIT_MS = 20_000;

function encodePng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('This browser cannot create a PNG file of this size.'));
    const timer = setTimeout(fail, ENCODING_LIMIT_MS);
    canvas.toBlob((png) => {
      clearTimeout(timer);
      if (png) resolve(png);
      else fail();
    }, 'image/png');
  });
}

/** RGBA values of the compared pixels. */
interface Points {
  source: ArrayLike<number>;
  png: ArrayLike<number>;
  /** The pixel that was filled with {@link KNOWN_COLOR}. */
  known: ArrayLike<number>;
}

const KNOWN_COLOR = [200, 90, 30, 255];
/** The compared positions, as fractions of width and height. */
const POINTS = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => ({ x, y })));
/** Some browsers add invisible noise of a few units. */
const TOLERANCE = 24;

/**
 * Copies single pixels of the source, its PNG file and a known color to a small canvas, and reads them. The pictures are
 * not scaled, because browsers scale drawings and photos differently.
 */
async function readPoints(source: CanvasImageSource, png: Blob): Promise<Points> {
  const decoded = await createImageBitmap(png);
  const { width, height } = decoded;
  const canvas = document.createElement('canvas');
  canvas.width = POINTS.length;
  canvas.height = 3;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new CanvasProtectedError();
  context.fillStyle = `rgb(${KNOWN_COLOR.slice(0, 3).join(' ')})`;
  context.fillRect(0, 2, 1, 1);
  for (const [index, point] of POINTS.entries()) {
    const [x, y] = [Math.floor(point.x * width), Math.floor(point.y * height)];
    context.drawImage(source, x, y, 1, 1, index, 0, 1, 1);
    context.drawImage(decoded, x, y, 1, 1, index, 1, 1, 1);
  }
  decoded.close();
  const row = (y: number, length: number) => context.getImageData(0, y, length, 1).data;
  return { source: row(0, POINTS.length), png: row(1, POINTS.length), known: row(2, 1) };
}

/** Whether the PNG file matches its source. False if this browser alters canvas data. */
export function isSameInPoints({ source, png, known }: Points): boolean {
  const isNear = (expected: number | undefined, actual: number | undefined) =>
    Math.abs((expected ?? 0) - (actual ?? 0)) <= TOLERANCE;
  return (
    KNOWN_COLOR.every((value, index) => isNear(value, known[index])) &&
    Array.from(source).every((value, index) => isNear(value, png[index]))
  );
}

/** A button that saves a picture, and the outcome for a separate notice. */
export function useDownload(picture: Picture) {
  const { form, outcomes, isRunning, isDone } = useAction({
    run: async (signal) => {
      await savePicture(picture, signal);
      return true;
    },
    onDone() {},
    failure(error) {
      if (isTimeout(error)) return { kind: 'downloadFailed', error };
      const addition =
        error instanceof CanvasProtectedError
          ? 'This browser can’t convert pictures. Save the original instead.'
          : 'Its server may not allow it, or the connection was lost.';
      return { kind: 'downloadFailed', addition };
    },
  });
  const button = (
    <>
      <Button
        variant="secondary"
        size="sm"
        isBusy={isRunning}
        busyLabel="Downloading…"
        onClick={form.onSubmit}
      >
        <Download aria-hidden size={16} />
        Download
      </Button>
      <LiveText>{isDone && 'Picture downloaded.'}</LiveText>
    </>
  );
  return { button, outcomes };
}
