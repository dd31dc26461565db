import { Check, CircleAlert, ImagePlus, ImageOff, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReferencePhoto } from '#entities/job/stored-jobs.ts';
import { MAX_REFERENCE_PHOTOS, MIN_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { useFocusAfterRemoval } from '#shared/ui/move-focus.ts';
import { AddPhotoDialog } from './add-photo-dialog.tsx';
import type { PhotosChange } from './job-draft.ts';
import { photosStatus } from './refusal.ts';

interface ReferencePhotosFieldProps {
  photos: readonly ReferencePhoto[];
  onChange(change: PhotosChange): void;
  isRefused: boolean;
  lostUrls: readonly string[];
}

/** The photos of a twin video or a photoshoot, added one at a time in a dialog. */
export function ReferencePhotosField({ photos, onChange, isRefused, lostUrls }: ReferencePhotosFieldProps) {
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  // Add Photo is the last row, so a row always remains.
  const rows = useFocusAfterRemoval<HTMLUListElement>(photos.length, () => null);
  const { isReady, counter, hint } = photosStatus(photos.length);
  let statusClass = 'text-muted';
  if (isReady) statusClass = 'font-medium text-moss';
  else if (isRefused) statusClass = 'font-medium text-rose';

  function add(photo: ReferencePhoto) {
    // A repeated URL now identifies the second photo.
    onChange((photos) =>
      [...photos.filter(({ url }) => url !== photo.url), photo].slice(0, MAX_REFERENCE_PHOTOS),
    );
  }

  const remove = (removed: ReferencePhoto) =>
    onChange((stored) => stored.filter(({ url }) => url !== removed.url));

  return (
    <section aria-labelledby={`${id}-title`} aria-describedby={`${id}-hint`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`${id}-title`} className="font-medium">
          Reference photos
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 text-sm" aria-live="polite">
          <span>{counter}</span>
          <span id={`${id}-status`} className={`flex items-center gap-1 ${statusClass}`}>
            {isReady && <Check aria-hidden size={16} />}
            {isRefused && !isReady && <CircleAlert aria-hidden size={16} />}
            <span>{hint}</span>
          </span>
        </p>
      </div>
      <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
        {MIN_REFERENCE_PHOTOS}-{MAX_REFERENCE_PHOTOS} photos are required. Vary angles and light. Used for
        this job only.
      </p>
      <ul {...rows} className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
        {photos.map((photo, index) => (
          <li
            key={photo.url}
            className={classNames(
              'relative aspect-square overflow-hidden rounded-control border bg-sunken',
              lostUrls.includes(photo.url) ? 'border-rose' : 'border-line',
            )}
          >
            {photo.thumbnail === '' ? (
              <span className="grid size-full place-content-center gap-1 px-2 text-center text-sm text-muted">
                <ImageOff aria-hidden size={18} className="mx-auto" />
                <span translate="no" className="line-clamp-2 wrap-anywhere">
                  {photo.name}
                </span>
              </span>
            ) : (
              <img src={photo.thumbnail} alt={photo.name} className="size-full object-cover" />
            )}
            {lostUrls.includes(photo.url) && (
              <span className="absolute inset-x-0 bottom-0 bg-rose-soft px-1 py-0.5 text-center text-sm font-medium text-rose">
                Add it again
              </span>
            )}
            <button
              type="button"
              aria-label={`Remove photo ${index + 1}, ${photo.name}`}
              onClick={() => remove(photo)}
              className="absolute top-0 right-0 grid size-11 place-items-center"
            >
              <span className="grid size-6 place-items-center rounded-full bg-raised text-ink shadow-lift">
                <X aria-hidden size={14} />
              </span>
            </button>
          </li>
        ))}
        {photos.length < MAX_REFERENCE_PHOTOS && (
          <li>
            <button
              type="button"
              data-refused={isRefused || undefined}
              aria-describedby={isRefused ? `${id}-status ${id}-hint` : `${id}-hint`}
              onClick={() => setAdding(true)}
              className={classNames(
                'grid aspect-square w-full place-content-center justify-items-center gap-1',
                'rounded-control border border-dashed border-edge text-sm',
                'hover:border-ink hover:bg-sunken',
              )}
            >
              <ImagePlus aria-hidden size={20} className="text-ember" />
              Add Photo
            </button>
          </li>
        )}
      </ul>
      <AddPhotoDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        photoCount={photos.length}
        onAdd={add}
      />
    </section>
  );
}
