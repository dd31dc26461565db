import { CircleAlert, ImageIcon, X } from 'lucide-react';
import { memo } from 'react';
import type { Photo } from '#entities/training-photos/photo-set.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { useObjectUrl } from '#shared/ui/use-object-url.ts';

interface PhotoTileProps {
  photo: Photo;
  rejection: string | undefined;
  onRemove(photo: Photo): void;
}

/** One photo, styled as a print on a contact sheet. */
export const PhotoTile = memo(function PhotoTile({ photo, rejection, onRemove }: PhotoTileProps) {
  const { name } = photo.file;
  return (
    <li className="group relative min-w-0 motion-safe:animate-appear">
      <div
        className={classNames(
          'grid aspect-square place-items-center overflow-hidden rounded-control bg-sunken',
          rejection === undefined ? 'border border-line' : 'border-2 border-rose',
        )}
      >
        <PhotoPreview photo={photo} />
      </div>
      <p translate="no" title={name} className="mt-1.5 truncate text-sm text-muted">
        {name}
      </p>
      {rejection !== undefined && (
        <p className="flex gap-1 text-sm text-rose wrap-anywhere">
          <CircleAlert aria-hidden size={14} className="mt-px shrink-0" />
          <span className="line-clamp-3">{`Not usable: ${rejection}`}</span>
        </p>
      )}
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => onRemove(photo)}
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-full"
      >
        <span className="grid size-7 place-items-center rounded-full border border-edge bg-raised text-ink group-hover:border-ink">
          <X aria-hidden size={15} />
        </span>
      </button>
    </li>
  );
});

function PhotoPreview({ photo: { preview } }: { photo: Photo }) {
  const url = useObjectUrl(preview);
  if (url !== undefined) return <img src={url} alt="" decoding="async" className="size-full object-cover" />;
  return <ImageIcon aria-hidden size={24} strokeWidth={1.5} className="text-muted" />;
}
