import { useRef, useState } from 'react';
import type { ReferencePhoto } from '#entities/job/stored-jobs.ts';
import { prepareImage } from '#entities/photo/photo-file.ts';
import { api, unwrap } from '#shared/api/client.ts';
import { notifyFailure } from '#shared/api/notify-failure.ts';
import { putFile, type UploadOptions } from '#shared/api/put-file.ts';
import { useMutation } from '#shared/api/use-mutation.ts';
import type { Intake } from '#shared/lib/dropped-files.ts';
import { urlFor } from '#shared/lib/safe-url.ts';
import { parseFields } from '#shared/lib/schema.ts';
import { shortName } from '#shared/lib/shorten.ts';
import { notify } from '#shared/lib/toast.ts';
import { CREATE_CONTENT_MESSAGES } from './messages.ts';

const { photoUploaded, uploadFailed } = CREATE_CONTENT_MESSAGES;

export type Upload =
  | { step: 'idle' }
  | { step: 'checking'; file: File }
  | { step: 'refused'; reason: string }
  /** `failure`: the message of the last failed attempt. */
  | { step: 'chosen'; file: File; thumbnail: string; failure?: string }
  /** `percent`: the sent share of the bytes, rounded. 0 where the browser does not report progress. */
  | { step: 'sending'; file: File; thumbnail: string; percent: number };

/** Uploads a reference photo. Nothing is sent before `start` (spec §5: no auto-start). */
export function usePhotoUpload(onUploaded: (photo: ReferencePhoto) => void) {
  const [upload, setUpload] = useState<Upload>({ step: 'idle' });
  const choice = useRef(0);
  const sending = useMutation((signal, file: File, onProgress: UploadOptions['onProgress']) =>
    uploadPhoto(file, { signal, onProgress: (fraction) => !signal.aborted && onProgress(fraction) }),
  );

  /** Accepts a single file that can be decoded. */
  async function choose([file, ...furtherFiles]: readonly File[], [refused]: Intake['refused']) {
    if (upload.step === 'sending') return;
    choice.current += 1;
    const thisChoice = choice.current;
    const refuse = (reason: string) => setUpload({ step: 'refused', reason });
    if (refused) return refuse(`“${shortName(refused.name)}” ${refused.cause}.`);
    if (file === undefined || furtherFiles.length > 0) return refuse('Choose one photo at a time.');
    setUpload({ step: 'checking', file });
    const picture = await prepareImage(file);
    const thumbnail = 'file' in picture ? await thumbnailOf(picture.file) : undefined;
    if (thisChoice !== choice.current) return;
    if ('cause' in picture) refuse(`“${shortName(file.name)}” ${picture.cause}.`);
    else if (thumbnail !== undefined) setUpload({ step: 'chosen', file: picture.file, thumbnail });
    else refuse(`“${shortName(file.name)}” cannot be opened as a picture. Choose another one.`);
  }

  async function start() {
    if (upload.step !== 'chosen') return;
    const { file, thumbnail } = upload;
    const showSent = (fraction: number) =>
      setUpload({ step: 'sending', file, thumbnail, percent: Math.round(fraction * 100) });
    showSent(0);
    try {
      const url = await sending.run(file, showSent);
      if (url === undefined) return;
      setUpload({ step: 'idle' });
      notify(photoUploaded);
      onUploaded({ url, name: file.name, thumbnail });
    } catch (error) {
      setUpload({ step: 'chosen', file, thumbnail, failure: notifyFailure(uploadFailed, error) });
    }
  }

  function cancel() {
    if (upload.step !== 'sending') return;
    sending.cancel();
    setUpload({ step: 'chosen', file: upload.file, thumbnail: upload.thumbnail });
  }

  return { upload, choose, start, cancel, discard: () => setUpload({ step: 'idle' }) };
}

/**
 * Requests an upload URL, then sends the file. Each attempt needs a new URL.
 * @returns the upload URL, which identifies the reference image (decision 14)
 */
async function uploadPhoto(file: File, options: UploadOptions): Promise<string> {
  const ticket = await unwrap(api.POST('/api/objects/upload', { signal: options.signal })).catch(
    (cause: unknown) => {
      throw new Error(uploadFailed.text, { cause });
    },
  );
  const { uploadURL } = parseFields(ticket, { uploadURL: urlFor('upload') });
  if (uploadURL === undefined) throw new Error(uploadFailed.text);
  await putFile(uploadURL, file, options);
  return uploadURL;
}

const EDGE_PX = 160;

/**
 * Creates a square thumbnail for the draft. Decodes the file off the main thread.
 * @returns a small JPEG as a data URL, '' when this browser cannot draw it, or undefined when it cannot decode the file
 */
async function thumbnailOf(file: Blob): Promise<string | undefined> {
  if (typeof createImageBitmap !== 'function') return '';
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  const edge = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = EDGE_PX;
  canvas.height = EDGE_PX;
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, (width - edge) / 2, (height - edge) / 2, edge, edge, 0, 0, EDGE_PX, EDGE_PX);
  bitmap.close();
  return context ? canvas.toDataURL('image/jpeg', 0.8) : '';
}
