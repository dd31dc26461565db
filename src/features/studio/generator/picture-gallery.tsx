import { Undo2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { Picture } from '#entities/picture/picture.ts';
import { useStorageLabel } from '#shared/lib/persistence.ts';
import { shorten } from '#shared/lib/shorten.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
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
  /** In the order in which they were deleted: Undo puts the last one back. */
  deleted: readonly Picture[];
  onUndoDelete(deleted: Picture): void;
  onDismissDeleted(): void;
  /** @param isFavouritesOnly do the arrows browse only them? */
  onOpen(id: string, isFavouritesOnly: boolean): void;
}

const SHOWN_OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'favourites', label: 'Favorites' },
] as const;
const PICTURES_AT_ONCE = 12;

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
          {/* With the number left: the same text twice would not be announced. */}
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
          pageSize={PICTURES_AT_ONCE}
          className="grid grid-cols-2 items-start gap-x-3 gap-y-4 @lg:grid-cols-3 @4xl:grid-cols-4 supports-[display:grid-lanes]:[display:grid-lanes]"
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

/** Rendered again only when the picture itself changes: there may be hundreds. */
const GalleryPicture = memo(function GalleryPicture({
  picture,
  onOpen,
  isFavouritesOnly,
  ...handlers
}: GalleryPictureProps) {
  const imageId = useId();
  return (
    // Not laid out far from the window. Padded, because what overlaps its edge would be cut off.
    <li className="-mb-1 -ml-3.5 grid content-start pb-1 pl-3.5 [contain-intrinsic-size:auto_18rem] [content-visibility:auto]">
      <PictureImage picture={picture} onOpen={(id) => onOpen(id, isFavouritesOnly)} imageId={imageId} />
      <div className="-ml-2.5 flex flex-wrap">
        {pictureActions(picture, handlers).map(({ label, icon, isPressed, onPress }) => (
          <Tooltip key={label} label={label}>
            <IconButton
              icon={icon}
              label={label}
              aria-pressed={isPressed}
              aria-describedby={imageId}
              onClick={onPress}
              className={ACTION_CLASS}
            />
          </Tooltip>
        ))}
      </div>
    </li>
  );
});
