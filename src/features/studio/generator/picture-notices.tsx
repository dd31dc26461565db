import { Heart } from 'lucide-react';
import type { Picture } from '#entities/picture/picture.ts';
import {
  picturesToEvict,
  MAX_SAVED_PICTURES,
  withToggledFavourite,
  usePictures,
} from '#entities/picture/pictures-store.ts';
import { formatDateTime } from '#shared/lib/format-date.ts';
import { Button } from '#shared/ui/button.tsx';
import { LongList } from '#shared/ui/long-list.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Thumbnail } from '#shared/ui/thumbnail.tsx';
import { OutcomeNotice } from '../outcome/use-outcome.tsx';
import { useDownload } from './save-picture.tsx';

/** Warns before stored pictures are lost (decision 58). */
export function PictureNotices() {
  const { pictures, change } = usePictures();
  const evictable = picturesToEvict(pictures);
  if (evictable.length === 0) return null;
  return (
    <Notice tone="info" title={`This device holds ${MAX_SAVED_PICTURES} pictures and your favorites`}>
      <p>
        {evictable.length === 1
          ? 'Your next picture replaces the oldest:'
          : `Your next picture replaces the ${evictable.length} oldest:`}
      </p>
      <LongList items={evictable} pageSize={3} className="mt-2 grid gap-2 whitespace-normal">
        {(picture) => (
          <EvictablePicture
            key={picture.id}
            picture={picture}
            onFavourite={() => change(withToggledFavourite(picture.id))}
          />
        )}
      </LongList>
    </Notice>
  );
}

function EvictablePicture({ picture, onFavourite }: { picture: Picture; onFavourite(): void }) {
  const { button, outcomes } = useDownload(picture);
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="size-11 shrink-0 overflow-hidden rounded-control bg-sunken">
          <Thumbnail src={picture.imageUrl}>{null}</Thumbnail>
        </span>
        <span className="min-w-32 flex-1 text-sm wrap-anywhere">
          <span>{picture.templateName ?? 'Your own prompt'}</span>
          <span className="block text-muted">{formatDateTime(picture.createdAt)}</span>
        </span>
        <span className="flex flex-wrap gap-2">
          {button}
          <Button variant="secondary" size="sm" onClick={onFavourite}>
            <Heart aria-hidden size={16} />
            Add to favorites
          </Button>
        </span>
      </div>
      <OutcomeNotice outcomes={outcomes} />
    </li>
  );
}
