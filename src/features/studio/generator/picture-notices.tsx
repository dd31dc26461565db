import { Heart } from 'lucide-react';
import type { Picture } from '#entities/picture/picture.ts';
import {
  picturesToEvict,
  MAX_SAVED_PICTURES,
  withToggledFavourite,
  usePictures,
} from '#entities/picture/pictures-store.ts';
import type { SaveResult } from '#shared/lib/device-files.ts';
import { formatDateTime } from '#shared/lib/format-date.ts';
import { Button } from '#shared/ui/button.tsx';
import { LongList } from '#shared/ui/long-list.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Thumbnail } from '#shared/ui/thumbnail.tsx';
import { OutcomeNotice } from '../outcome/use-outcome.tsx';
import { useDownload } from './save-picture.tsx';

const NOT_SAVED: Record<Exclude<SaveResult, 'saved'>, { title: string; text: string }> = {
  full: {
    title: 'There is no room for another picture',
    text: 'This browser is out of space, so your last change is lost when you leave. Download what you want to keep, and delete what you do not need.',
  },
  refused: {
    title: 'Your last change is not kept',
    text: 'This browser does not store it now, so it is lost when you leave. Download what you want to keep.',
  },
  outdated: {
    title: 'Your last change is not kept',
    text: 'The studio has a newer version. Download what you want to keep, then reload this page.',
  },
};

/** Warns before stored pictures are lost (decision 58). */
export function PictureNotices() {
  const { pictures, hasUnreadable, lastSave, change, readAgain } = usePictures();
  const evictable = picturesToEvict(pictures);
  return (
    <>
      {hasUnreadable && (
        <Notice
          tone="warning"
          title="Your earlier pictures could not be read"
          live="polite"
          retry={readAgain}
        >
          They have not been changed. New pictures are shown here until you leave, and join them when they can
          be read.
        </Notice>
      )}
      {lastSave !== 'saved' && (
        <Notice tone="warning" title={NOT_SAVED[lastSave].title} live="polite">
          {NOT_SAVED[lastSave].text}
        </Notice>
      )}
      {evictable.length > 0 && (
        <Notice tone="info" title={`${MAX_SAVED_PICTURES} pictures are kept here, and your favourites`}>
          <p>
            {evictable.length === 1
              ? 'The next picture takes the place of the oldest:'
              : `The next picture takes the place of the ${evictable.length} oldest:`}
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
      )}
    </>
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
            Keep as a favourite
          </Button>
        </span>
      </div>
      <OutcomeNotice outcomes={outcomes} />
    </li>
  );
}
