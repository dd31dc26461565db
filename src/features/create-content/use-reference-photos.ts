import { useRef, useState } from 'react';
import { MAX_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import { errorMessage, humanMessage } from '../../shared/api/api-error.ts';
import { useUserId } from '../../shared/api/session.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';
import type { ReferencePhoto } from '../../shared/lib/reference-photos.ts';
import { notify } from '../../shared/ui/toast.ts';
import { photoDrafts } from './draft-store.ts';
import { photoRefusal, shortName } from './photo-rules.ts';
import { thumbnailOf } from './thumbnail.ts';
import { uploadPhoto } from './upload-photo.ts';

const UPLOAD_FAILED = 'The upload failed.';

/** One upload at a time; each step holds what exists by then. */
export type Upload =
  | { step: 'idle' }
  | { step: 'checking'; file: File }
  | { step: 'refused'; reason: string }
  | { step: 'chosen'; file: File; thumbnail: string }
  /** `fraction` is 0–1 of the bytes sent; 0 also where the browser does not report it. */
  | { step: 'sending'; file: File; thumbnail: string; fraction: number }
  | { step: 'failed'; file: File; thumbnail: string; reason: string };

export interface ReferencePhotos {
  photos: readonly ReferencePhoto[];
  upload: Upload;
  /** Looks at a file; nothing is sent before `start` (spec §5: no auto-start). */
  choose(files: Iterable<File>): Promise<void>;
  /** Sends the chosen file, or the failed one again. Resolves with whether it was added. */
  start(): Promise<boolean>;
  cancel(): void;
  discard(): void;
  remove(index: number): void;
  /** Makes given photos the draft's. */
  keep(): void;
  /** Brings back the photos of the draft, where others were given. */
  restore(): void;
  clear(): void;
}

/**
 * The reference photos of the job being written, and the one that is being uploaded.
 * @param given what to start from instead of the draft's photos.
 */
export function useReferencePhotos(
  type: string,
  given: readonly ReferencePhoto[] | undefined,
): ReferencePhotos {
  const userId = useUserId();
  const [drafts] = useState(() => photoDrafts(type));
  const [kept] = useState(() => drafts.read(userId) ?? []);
  const [photos, setPhotos] = useState(given ?? kept);
  const latest = useRef({ photos, isDraft: given === undefined });
  const [upload, setUpload] = useState<Upload>({ step: 'idle' });
  const choice = useRef(0);
  const sending = useMutation((signal, file: File, onProgress: (fraction: number) => void) =>
    uploadPhoto(file, { signal, onProgress: (fraction) => !signal.aborted && onProgress(fraction) }),
  );

  /** Works on the newest list: a photo may be removed while another one is on its way. */
  function changePhotos(change: (photos: readonly ReferencePhoto[]) => ReferencePhoto[]) {
    const next = change(latest.current.photos);
    latest.current = { photos: next, isDraft: true };
    drafts.write(userId, next);
    setPhotos(next);
  }

  async function choose(files: Iterable<File>) {
    const [file, ...others] = files;
    if (file === undefined || upload.step === 'sending') return;
    choice.current += 1;
    const thisChoice = choice.current;
    if (others.length > 0) {
      setUpload({ step: 'refused', reason: 'One photo at a time, please. Choose a single file.' });
      return;
    }
    const refusal = photoRefusal(file);
    if (refusal !== undefined) {
      setUpload({ step: 'refused', reason: refusal });
      return;
    }
    setUpload({ step: 'checking', file });
    const thumbnail = await thumbnailOf(file);
    if (thisChoice !== choice.current) return;
    setUpload(
      thumbnail.state === 'unreadable'
        ? {
            step: 'refused',
            reason: `“${shortName(file.name)}” cannot be opened as a picture. Choose another one.`,
          }
        : { step: 'chosen', file, thumbnail: thumbnail.state === 'drawn' ? thumbnail.url : '' },
    );
  }

  async function start() {
    if (upload.step !== 'chosen' && upload.step !== 'failed') return false;
    const { file, thumbnail } = upload;
    const showSent = (fraction: number) => setUpload({ step: 'sending', file, thumbnail, fraction });
    showSent(0);
    try {
      const url = await sending.run(file, showSent);
      if (url === undefined) return false;
      // An address holds one photo: a server that gives the same one again has replaced what was there.
      changePhotos((photos) =>
        [...photos.filter((one) => one.url !== url), { url, name: file.name, thumbnail }].slice(
          0,
          MAX_REFERENCE_PHOTOS,
        ),
      );
      setUpload({ step: 'idle' });
      notify({ title: 'Photo Uploaded', text: 'Your training photo has been uploaded successfully' });
      return true;
    } catch (error) {
      // The general rule for the toast (spec §8), the server's own sentence for the place.
      const text = errorMessage(error, UPLOAD_FAILED);
      setUpload({ step: 'failed', file, thumbnail, reason: humanMessage(error, UPLOAD_FAILED) });
      notify({ title: 'Upload Error', text, variant: 'destructive' });
      return false;
    }
  }

  function cancel() {
    if (upload.step !== 'sending') return;
    sending.cancel();
    setUpload({ step: 'chosen', file: upload.file, thumbnail: upload.thumbnail });
  }

  function discard() {
    if (upload.step === 'sending') return;
    choice.current += 1;
    setUpload({ step: 'idle' });
  }

  return {
    photos,
    upload,
    choose,
    start,
    cancel,
    discard,
    remove: (index) => changePhotos((photos) => photos.toSpliced(index, 1)),
    keep() {
      if (!latest.current.isDraft) changePhotos((photos) => [...photos]);
    },
    restore: () => changePhotos(() => kept),
    clear() {
      if (latest.current.isDraft) drafts.remove(userId);
      setPhotos([]);
    },
  };
}
