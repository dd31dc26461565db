import { Download } from 'lucide-react';
import { HEAD_BYTES, imageKind } from '#entities/photo/photo-file.ts';
import { ILLUSTRATED_SAMPLE, isIllustratedSample, type Picture } from '#entities/picture/picture.ts';
import { isTimeout } from '#shared/api/api-error.ts';
import { fetchFile } from '#shared/api/fetch-file.ts';
import { saveFile } from '#shared/lib/save-file.ts';
import { Button } from '#shared/ui/button.tsx';
import { useAction } from '../panel/use-action.tsx';
import { withPngComment } from './png-comment.ts';

/** The side of pictures that have no size, such as some SVG files. */
const FALLBACK_SIDE_PX = 1024;

/** Downloads the picture as PNG, whatever the server sent (spec §2). @throws {Error} when that fails */
export async function savePicture(picture: Picture, signal: AbortSignal): Promise<void> {
  const png = await toPng(await fetchFile(picture.imageUrl, 'any', signal));
  const file = isIllustratedSample(picture) ? await withPngComment(png, ILLUSTRATED_SAMPLE) : png;
  if (!signal.aborted) saveFile(file, pictureFileName(picture));
}

/** `ada7k-magazine-cover-20261121-0930.png`; safe on every file system. */
export function pictureFileName(
  picture: Pick<Picture, 'triggerWord' | 'templateName' | 'prompt' | 'createdAt' | 'method'>,
): string {
  const { triggerWord, templateName, prompt, createdAt } = picture;
  const subject = slug(templateName ?? prompt, 40) || 'picture';
  const kind = isIllustratedSample(picture) ? '-illustrated-sample' : '';
  return `${slug(triggerWord, 24) || 'twin'}-${subject}${kind}-${timeStamp(createdAt)}.png`;
}

/** Latin letters and digits with dashes, cut between words if possible. */
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

/** In local time. Swedish dates have the format "2026-11-21 09:30:00". */
function timeStamp(time: number): string {
  const [day = '', clock = ''] = new Date(time).toLocaleString('sv-SE').split(' ');
  return `${day.replaceAll('-', '')}-${clock.replaceAll(':', '').slice(0, 4)}`;
}

/**
 * The picture as a PNG file: unchanged when its bytes are PNG (the declared type may be wrong), else drawn again.
 * @param draw decodes and draws it; for tests
 * @throws {Error} when it cannot be decoded
 */
export async function toPng(picture: Blob, draw: (picture: Blob) => Promise<Blob> = drawPng): Promise<Blob> {
  const head = new Uint8Array(await picture.slice(0, HEAD_BYTES).arrayBuffer());
  if (imageKind(head) !== 'image/png') return draw(picture);
  return picture.type === 'image/png' ? picture : new Blob([picture], { type: 'image/png' });
}

async function drawPng(picture: Blob): Promise<Blob> {
  // An image element decodes SVG too, which createImageBitmap does not.
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
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!png) throw new Error('This browser cannot make a PNG file of this size.');
    return png;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A button that saves a picture, and its outcome for a notice elsewhere. */
export function useDownload(picture: Picture) {
  const { form, outcomes, isRunning } = useAction<void>({
    run: (signal) => savePicture(picture, signal),
    onDone() {},
    failure: (error) => ({
      kind: 'downloadFailed',
      ...(isTimeout(error)
        ? { error }
        : { addition: 'Its server may not allow it, or the connection was lost.' }),
    }),
  });
  const button = (
    <Button variant="secondary" size="sm" isBusy={isRunning} busyLabel="Saving…" onClick={form.onSubmit}>
      <Download aria-hidden size={16} />
      Download
    </Button>
  );
  return { button, outcomes };
}
