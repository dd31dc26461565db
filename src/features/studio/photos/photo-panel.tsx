import { Check, ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { MAX_PHOTO_SIZE, PHOTO_KINDS } from '#entities/photo/photo-file.ts';
import { takePhotos } from '#entities/photo/photo-intake.ts';
import { photoGrade, RULER_MARKS, type Photo } from '#entities/training-photos/photo-set.ts';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { MAX_TRAINING_PHOTOS, MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { FileDrop, RefusedFiles } from '#shared/ui/file-drop.tsx';
import { useFocusAfterRemoval } from '#shared/ui/move-focus.ts';
import { CollapseButton } from '../panel/collapsible-step.tsx';
import { useTraining } from '../training/flow/training-store.ts';
import { rejectedPhotos } from '../training/ui/rejected-photos.ts';
import { RemovedPhotos } from './photo-notices.tsx';
import { PhotoTile } from './photo-tile.tsx';

const ANY_IMAGE = { 'image/*': [] };

const GUIDELINES = [
  'Only you in the frame',
  'Face well lit, in focus and not cut off',
  'Mix angles and expressions: front, both sides, a smile',
  'Vary clothes, light and places',
  'No sunglasses, masks, filters or heavy edits',
];

/** Step 1: the photos for a training (spec §2, §5). */
export function PhotoPanel() {
  const { photos, refused, checkingCount, store } = usePhotos();
  const rejections = rejectedPhotos(useTraining().shown, photos);
  const isFull = photos.length >= MAX_TRAINING_PHOTOS;

  const fileButton = useRef<HTMLButtonElement>(null);
  const rows = useFocusAfterRemoval<HTMLDivElement>(photos.length, () => fileButton.current);

  const remove = (photo: Photo) => store.remove([photo.id]);

  return (
    <Card id="photos" eyebrow="Step 1" title="Upload your photos" actions={<CollapseButton />}>
      <div
        className={classNames(
          'grid gap-6',
          photos.length === 0 && '@3xl:grid-cols-[minmax(0,1fr)_minmax(0,17rem)] @3xl:gap-12',
        )}
      >
        <div className="grid content-start gap-6">
          <div>
            {isFull ? (
              <p className="rounded-control border border-line bg-sunken px-6 py-7 text-center">
                <span className="block font-medium">All {MAX_TRAINING_PHOTOS} photos added</span>
                <span className="text-sm text-muted">Remove a photo to add another.</span>
              </p>
            ) : (
              <FileDrop
                label="Training photos"
                accept={ANY_IMAGE}
                isMultiple
                buttonRef={fileButton}
                take={takePhotos}
                onFiles={(files, refusedFiles) => void store.add(files, refusedFiles)}
                className={classNames(
                  'grid min-h-32 place-content-center justify-items-center gap-3 px-3 py-5 text-center',
                  photos.length === 0 && '@3xl:min-h-48',
                )}
              >
                <span className={buttonClass({ variant: photos.length === 0 ? 'primary' : 'secondary' })}>
                  <ImageUp aria-hidden size={18} />
                  <span>{photos.length === 0 ? 'Choose photos' : 'Add photos'}</span>
                </span>
                <span className="text-sm text-muted">
                  or drop them anywhere, or paste. {MIN_TRAINING_PHOTOS}–{MAX_TRAINING_PHOTOS} photos; variety
                  helps
                </span>
              </FileDrop>
            )}
          </div>
          <PhotoRuler count={photos.length} isChanging={checkingCount > 0} />
          <p role="status" className="text-sm text-muted empty:hidden">
            {checkingCount > 0 && (
              <>
                {/* The announcement has no number, so it is spoken once instead of for each file. */}
                <span className="sr-only">Checking files…</span>
                <span aria-hidden>{`Checking ${formatCount(checkingCount, 'file')}…`}</span>
              </>
            )}
          </p>
          <RefusedFiles
            files={refused}
            end="not added"
            isChecking={checkingCount > 0}
            onDismiss={store.dismissRefusals}
          />
          <RemovedPhotos />
          {photos.length > 0 && (
            <div {...rows}>
              <ul
                aria-label="Your photos"
                className={classNames(
                  'grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-x-3 gap-y-4',
                  '@lg:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]',
                )}
              >
                {photos.map((photo) => (
                  <PhotoTile
                    key={photo.id}
                    photo={photo}
                    rejection={rejections.get(photo.id)}
                    onRemove={remove}
                  />
                ))}
              </ul>
              <Button variant="quiet" size="sm" className="mt-3 -ml-2.25" onClick={store.removeAll}>
                Remove all
              </Button>
            </div>
          )}
        </div>
        <PhotoGuidelines key={String(photos.length === 0)} isOpen={photos.length === 0} />
      </div>
    </Card>
  );
}

/** Tips for photos: beside the empty drop area, or collapsed below the photos. */
function PhotoGuidelines({ isOpen }: { isOpen: boolean }) {
  return (
    <details open={isOpen} className="border-t border-line @3xl:open:border-t-0">
      <summary className="flex min-h-11 items-center font-medium">
        <h3>What makes a good twin</h3>
      </summary>
      <ul className="mt-3 grid gap-2 text-base text-muted">
        {GUIDELINES.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden size={16} className="mt-1 shrink-0 text-moss" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        {PHOTO_KINDS}, up to {MAX_PHOTO_SIZE} each.
      </p>
    </details>
  );
}

const TICKS = Array.from({ length: MAX_TRAINING_PHOTOS }, (_, index) => index + 1);

/** The number of photos as a ruler: one tick per photo, and marks where the hint changes. */
function PhotoRuler({ count, isChanging }: { count: number; isChanging: boolean }) {
  const { hint, tip, tone } = photoGrade(count);
  return (
    <div>
      <p
        aria-live="polite"
        aria-atomic
        // Only the last count is announced.
        aria-busy={isChanging}
        className="flex flex-wrap items-baseline justify-between gap-x-4"
      >
        <span>
          <span className="font-display text-display-lg leading-none">{count}</span>
          <span className="text-muted">/{MAX_TRAINING_PHOTOS} photos</span>
        </span>
        <span className={classNames('font-medium', tone)}>{hint}</span>
      </p>
      <div aria-hidden className="mt-3">
        <div className="flex h-5 items-end border-b border-edge">
          {TICKS.map((tick) => (
            <span key={tick} className="relative h-full flex-1">
              <span
                className={classNames(
                  'absolute bottom-0 left-[12%] w-[76%] motion-safe:transition-[height,background-color] motion-safe:duration-240',
                  tick <= count ? 'h-full bg-ember-hot' : 'h-1.5 bg-line',
                )}
              />
            </span>
          ))}
        </div>
        <div className="relative h-6 text-sm text-muted">
          {RULER_MARKS.map((mark) => (
            <span
              key={mark}
              className={classNames(
                'absolute top-0 -translate-x-full pr-1 pt-1.5',
                count >= mark && 'font-medium text-ink',
              )}
              style={{ left: `${(mark / MAX_TRAINING_PHOTOS) * 100}%` }}
            >
              <span className="absolute top-0 right-0 h-2.5 w-px bg-edge" />
              <span>{mark}</span>
            </span>
          ))}
        </div>
      </div>
      {tip !== undefined && <p className="mt-2 text-sm text-muted">{tip}</p>}
    </div>
  );
}
