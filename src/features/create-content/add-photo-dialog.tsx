import { ImagePlus } from 'lucide-react';
import { MAX_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import { formatFileSize } from '../../shared/lib/format-file-size.ts';
import { MAX_PHOTO_SIZE, PHOTO_ACCEPT, PHOTO_KINDS } from '../../shared/lib/photo-words.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FileDrop } from '../../shared/ui/file-drop.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { photosStatus, shortName } from './photo-rules.ts';
import type { ReferencePhotos } from './use-reference-photos.ts';

interface AddPhotoDialogProps {
  isOpen: boolean;
  onClose: () => void;
  reference: ReferencePhotos;
}

/**
 * One photo at a time: choose, look, upload. It stays open for the next one until there are ten. Closing it ends an
 * upload; the photo stays chosen.
 */
export function AddPhotoDialog({ isOpen, onClose, reference }: AddPhotoDialogProps) {
  const { photos, upload, start, cancel } = reference;
  const status = photosStatus(photos.length);

  function close() {
    cancel();
    onClose();
  }

  async function send() {
    const wasAdded = await start();
    if (wasAdded && photos.length + 1 >= MAX_REFERENCE_PHOTOS) onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="Add Photo"
      size="sm"
      footer={
        <>
          <p className="mr-auto text-sm text-muted max-sm:w-full">{status.counter}</p>
          {upload.step === 'sending' ? (
            <Button variant="secondary" onClick={cancel}>
              Cancel upload
            </Button>
          ) : (
            <Button variant="secondary" onClick={close}>
              {photos.length > 0 ? 'Done' : 'Close'}
            </Button>
          )}
          <Button
            isBusy={upload.step === 'sending'}
            busyLabel="Uploading…"
            disabled={upload.step !== 'chosen' && upload.step !== 'failed' && upload.step !== 'sending'}
            onClick={() => void send()}
          >
            {upload.step === 'failed' ? 'Try again' : 'Upload'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <PhotoChooser reference={reference} />
        <UploadState reference={reference} />
      </div>
    </Dialog>
  );
}

function PhotoChooser({ reference: { upload, choose } }: { reference: ReferencePhotos }) {
  return (
    <FileDrop
      label="Photo"
      accept={PHOTO_ACCEPT}
      isDisabled={upload.step === 'sending'}
      onFiles={(files) => void choose(files)}
      className="grid justify-items-center gap-1 px-5 py-7 text-center"
    >
      <ImagePlus aria-hidden size={26} className="mb-2 text-ember" />
      <span className="font-medium">
        {upload.step === 'idle' || upload.step === 'refused' ? 'Choose a photo' : 'Choose another photo'}
      </span>
      <span className="text-sm text-muted">
        or drop it here, or paste it. {PHOTO_KINDS}, up to {MAX_PHOTO_SIZE}. One photo at a time; nothing is
        sent before you press Upload.
      </span>
    </FileDrop>
  );
}

function UploadState({ reference: { upload, discard } }: { reference: ReferencePhotos }) {
  switch (upload.step) {
    case 'idle':
      return null;
    case 'refused':
      return (
        <Notice tone="error" title="This file cannot be used" live="polite">
          {upload.reason}
        </Notice>
      );
    case 'checking':
      return <p className="text-sm text-muted">Opening “{shortName(upload.file.name)}”…</p>;
    case 'chosen':
      return (
        <ChosenFile file={upload.file} thumbnail={upload.thumbnail}>
          <Button variant="quiet" size="sm" onClick={discard}>
            Remove
          </Button>
        </ChosenFile>
      );
    case 'sending':
      return (
        <div className="grid gap-3">
          <ChosenFile file={upload.file} thumbnail={upload.thumbnail} />
          <ProgressBar percent={upload.fraction * 100} label={`Uploading ${upload.file.name}`} />
          <p className="text-sm text-muted">
            {upload.fraction > 0 ? `${Math.round(upload.fraction * 100)}% sent` : 'Sending…'}
          </p>
        </div>
      );
    case 'failed':
      return (
        <div className="grid gap-3">
          <ChosenFile file={upload.file} thumbnail={upload.thumbnail} />
          <Notice tone="error" title="Upload Error">
            {upload.reason}
          </Notice>
        </div>
      );
    default:
      return upload satisfies never;
  }
}

interface ChosenFileProps {
  file: File;
  thumbnail: string;
  children?: React.ReactNode;
}

function ChosenFile({ file, thumbnail, children }: ChosenFileProps) {
  return (
    <div className="flex items-center gap-4">
      {thumbnail !== '' && (
        <img src={thumbnail} alt="" className="size-20 shrink-0 rounded-control object-cover" />
      )}
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {shortName(file.name)}
        <span className="block text-sm text-muted">{formatFileSize(file.size)}</span>
      </p>
      {children}
    </div>
  );
}
