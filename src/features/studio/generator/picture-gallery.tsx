import { Undo2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { Picture } from '#entities/picture/picture.ts';
import { useStorageLabel } from '#shared/lib/persistence.ts';
import { shorten } from '#shared/lib/shorten.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { LongList } from '#shared/ui/long-list.tsx';
import { useFocusAfterRemoval } from '#shared/ui/move-focus.ts';
import { Notice } from '#shared/ui/notice.tsx';
import { Pills } from '#shared/ui/pills.tsx';
import { Tooltip } from '#shared/ui/tooltip.tsx';
import { UNDO_ID } from './open-picture.ts';
import { ACTION_CLASS, pictureActions, type PictureHandlers } from './picture-actions.ts';
import { PictureImage } from './picture-image.tsx';

interface PictureGalleryProps extends PictureHandlers {
  pictures: readonly Picture[];
  /** Deleted pictures, the latest last. Undo restores the latest. */
  deleted: readonly Picture[];
  onUndoDelete(deleted: Picture): void;
  onDismissDeleted(): void;
  /** @param isFavouritesOnly whether the arrows browse only favorites */
  onOpen(id: string, isFavouritesOnly: boolean): void;
}

const SHOWN_OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'favourites', label: 'Favorites' },
] as const;
const PICTURES_PER_PAGE = 12;

/** Every picture stored on this device, newest first (decision 16). */
export const PictureGallery = memo(function PictureGallery({
  pictures,
  deleted,
  onUndoDelete,
  onDismissDeleted,
  onOpen,
  ...handlers
}: PictureGalleryProps) {
  const storageLabel = useStorageLabel();
  const [shown, setShown] = useState<(typeof SHOWN_OPTIONS)[number]['value']>('all');
  const lastDeleted = deleted.at(-1);
  const matching = shown === 'all' ? pictures : pictures.filter(({ isFavourite }) => isFavourite);
  const rows = useFocusAfterRemoval<HTMLElement>(matching.length, () => document.getElementById(UNDO_ID));
  return (
    <section {...rows} aria-labelledby="contact-sheet" className="mt-8 grid gap-4 border-t border-line pt-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 id="contact-sheet" className="font-display text-display-sm">
            Your pictures
          </h3>
          <Badge tone="neutral">{storageLabel}</Badge>
        </div>
        <Pills legend="Show" isLegendHidden options={SHOWN_OPTIONS} value={shown} onChange={setShown} />
      </header>
      {lastDeleted && (
        <Notice
          tone="info"
          title="Picture deleted"
          live="polite"
          onDismiss={onDismissDeleted}
          action={
            <Button id={UNDO_ID} variant="secondary" size="sm" onClick={() => onUndoDelete(lastDeleted)}>
              <Undo2 aria-hidden size={16} />
              Undo
            </Button>
          }
        >
          {/* The number makes each text different; an equal text would not be announced again. */}
          {`${shorten(lastDeleted.templateName ?? lastDeleted.prompt, 80)} (${pictures.length} left)`}
        </Notice>
      )}
      {matching.length === 0 ? (
        <p className="py-6 text-muted">
          {shown === 'all' ? 'No pictures left.' : 'No favorites yet. Choose the heart on a picture.'}
        </p>
      ) : (
        <LongList
          key={shown}
          items={matching}
          pageSize={PICTURES_PER_PAGE}
          className={classNames(
            'grid grid-cols-2 items-start gap-x-3 gap-y-4 @lg:grid-cols-3 @4xl:grid-cols-4',
            'supports-[display:grid-lanes]:[display:grid-lanes]',
          )}
        >
          {(picture) => (
            <GalleryPicture
              key={picture.id}
              picture={picture}
              onOpen={onOpen}
              isFavouritesOnly={shown === 'favourites'}
              {...handlers}
            />
          )}
        </LongList>
      )}
    </section>
  );
});

interface GalleryPictureProps extends PictureHandlers, Pick<PictureGalleryProps, 'onOpen'> {
  picture: Picture;
  isFavouritesOnly: boolean;
}

/** One picture of the gallery. Memoized, because there may be hundreds. */
const GalleryPicture = memo(function GalleryPicture({
  picture,
  onOpen,
  isFavouritesOnly,
  ...handlers
}: GalleryPictureProps) {
  const imageId = useId();
  return (
    // The layout is skipped far from the window. The padding prevents clipping of content at the edge.
    <li className="-mb-1 -ml-3.5 grid content-start pb-1 pl-3.5 [contain-intrinsic-size:auto_18rem] [content-visibility:auto]">
      <PictureImage picture={picture} onOpen={(id) => onOpen(id, isFavouritesOnly)} imageId={imageId} />
      <div className="-ml-2.5 flex flex-wrap">
        {pictureActions(picture, handlers).map(({ label, icon, isPressed, onClick }) => (
          <Tooltip key={label} label={label}>
            <IconButton
              icon={icon}
              label={label}
              aria-pressed={isPressed}
              aria-describedby={imageId}
              onClick={onClick}
              className={ACTION_CLASS}
            />
          </Tooltip>
        ))}
      </div>
    </li>
  );
});
