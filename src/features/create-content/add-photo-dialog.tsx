import { ImagePlus } from 'lucide-react';
import type { ReferencePhoto } from '#entities/job/stored-jobs.ts';
import { MAX_PHOTO_SIZE, PHOTO_ACCEPT, PHOTO_KINDS } from '#entities/photo/photo-file.ts';
import { takePhotos } from '#entities/photo/photo-intake.ts';
import { MAX_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import { formatFileSize } from '#shared/lib/format-file.ts';
import { shortName } from '#shared/lib/shorten.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FileDrop } from '#shared/ui/file-drop.tsx';
import { focusPanelOf } from '#shared/ui/move-focus.ts';
import { Notice } from '#shared/ui/notice.tsx';
import { ProgressBar } from '#shared/ui/progress-bar.tsx';
import { CREATE_CONTENT_MESSAGES } from './messages.ts';
import { photosStatus } from './refusal.ts';
import { usePhotoUpload, type Upload } from './use-photo-upload.ts';

interface AddPhotoDialogProps {
  isOpen: boolean;
  onClose: () => void;
  photoCount: number;
  onAdd: (photo: ReferencePhoto) => void;
}

/**
 * Uploads one photo at a time, and stays open until the maximum is reached. Closing the dialog cancels an upload, but
 * preserves the chosen photo.
 */
export function AddPhotoDialog({ isOpen, onClose, photoCount, onAdd }: AddPhotoDialogProps) {
  const { upload, choose, start, cancel, discard } = usePhotoUpload((photo) => {
    onAdd(photo);
    if (photoCount + 1 >= MAX_REFERENCE_PHOTOS) onClose();
  });
  const isSending = upload.step === 'sending';
  const hasFile = upload.step === 'chosen' || isSending;
  const closeLabel = photoCount > 0 ? 'Done' : 'Close';

  function close() {
    cancel();
    onClose();
  }

  if (!isOpen) return null;
  return (
    <Dialog
      onClose={close}
      title="Add Photo"
      size="sm"
      footer={
        <>
          <p className="mr-auto text-sm text-muted max-sm:w-full">{photosStatus(photoCount).counter}</p>
          <Button variant="secondary" onClick={isSending ? cancel : close}>
            {isSending ? 'Cancel upload' : closeLabel}
          </Button>
          <Button
            isBusy={isSending}
            busyLabel="Uploading…"
            disabledReason={hasFile ? undefined : 'Choose a photo first.'}
            onClick={() => void start()}
          >
            {upload.step === 'chosen' && upload.failure !== undefined ? 'Try again' : 'Upload'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FileDrop
          label="Photo"
          accept={PHOTO_ACCEPT}
          isDisabled={isSending}
          take={takePhotos}
          onFiles={(files, refused) => void choose(files, refused)}
          className="grid justify-items-center gap-1 px-5 py-7 text-center"
        >
          <ImagePlus aria-hidden size={26} className="mb-2 text-ember" />
          <span className="font-medium">{hasFile ? 'Choose another photo' : 'Choose a photo'}</span>
          <span className="text-sm text-muted">
            or drop it here, or paste it. {PHOTO_KINDS}, up to {MAX_PHOTO_SIZE}. One photo at a time. Nothing
            is sent until you choose Upload.
          </span>
        </FileDrop>
        <UploadState upload={upload} onDiscard={discard} />
      </div>
    </Dialog>
  );
}

function UploadState({ upload, onDiscard }: { upload: Upload; onDiscard: () => void }) {
  if (upload.step === 'idle') return null;
  if (upload.step === 'refused')
    return (
      <Notice tone="error" title="This file cannot be used" live="polite">
        {upload.reason}
      </Notice>
    );
  const { name, size } = upload.file;
  if (upload.step === 'checking')
    return <p className="text-sm text-muted">{`Opening “${shortName(name)}”…`}</p>;
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        {upload.thumbnail !== '' && (
          <img src={upload.thumbnail} alt="" className="size-20 shrink-0 rounded-control object-cover" />
        )}
        <p className="min-w-0 flex-1 basis-24 wrap-anywhere">
          <span translate="no">{shortName(name)}</span>
          <span className="block text-sm text-muted">{formatFileSize(size)}</span>
        </p>
        {upload.step === 'chosen' && (
          <Button
            variant="quiet"
            size="sm"
            onClick={(event) => {
              focusPanelOf(event);
              onDiscard();
            }}
          >
            Remove
          </Button>
        )}
      </div>
      {upload.step === 'chosen' && upload.failure !== undefined && (
        <Notice tone="error" title={CREATE_CONTENT_MESSAGES.uploadFailed.title}>
          {upload.failure}
        </Notice>
      )}
      {upload.step === 'sending' && (
        <>
          <ProgressBar percent={upload.percent} label={`Uploading ${name}`} />
          <p className="text-sm text-muted">{upload.percent > 0 ? `${upload.percent}% sent` : 'Sending…'}</p>
        </>
      )}
    </>
  );
}
