import { Aperture } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import type { Picture } from '#entities/picture/picture.ts';
import { classNames } from '#shared/ui/class-names.ts';
import type { PictureHandlers } from './picture-actions.ts';
import { PictureDetails } from './picture-details.tsx';
import { PictureImage, type ImageState } from './picture-image.tsx';

interface LatestPictureProps extends PictureHandlers {
  /** Undefined while loading. */
  pictures: readonly Picture[] | undefined;
  isGenerating: boolean;
  /** Is another tab or a busy server waited for? */
  isWaiting: boolean;
  onOpen(id: string): void;
  onImageState(id: string, state: ImageState): void;
}

/**
 * The picture with its caption. The empty state has the same layout, so that nothing moves. On phones the picture is
 * as wide as the window.
 */
const PRINT = 'grid content-start gap-3';
const SHEET = 'sm:crop-marks max-sm:-mx-[calc(2.25rem+1px)] max-sm:[&_*]:rounded-none';

/** The latest picture, an empty state, or a picture being generated. */
export const LatestPicture = memo(function LatestPicture({
  pictures,
  isGenerating,
  isWaiting,
  onOpen,
  onImageState,
  ...handlers
}: LatestPictureProps) {
  const picture = pictures?.[0];
  const sheet = useKeptInView(isGenerating);
  return (
    <div ref={sheet} className="scroll-mt-24 scroll-mb-4">
      {picture && !isGenerating ? (
        <figure aria-label="Latest picture" className={`${PRINT} motion-safe:animate-appear`}>
          <div className={SHEET}>
            <PictureImage picture={picture} onOpen={onOpen} onImageState={onImageState} isEager />
          </div>
          <figcaption className="grid gap-3">
            <PictureDetails key={picture.id} picture={picture} onOpen={onOpen} {...handlers} />
          </figcaption>
        </figure>
      ) : (
        <EmptyPicture isRead={pictures !== undefined} isGenerating={isGenerating} isWaiting={isWaiting} />
      )}
    </div>
  );
});

interface EmptyPictureProps extends Pick<LatestPictureProps, 'isGenerating' | 'isWaiting'> {
  isRead: boolean;
}

function EmptyPicture({ isRead, isGenerating, isWaiting }: EmptyPictureProps) {
  const text = isWaiting ? 'Waiting' : 'Generating your picture';
  return (
    // On phones only while it is made: the prompt is above, and an empty square would be in the way.
    <div className={classNames(PRINT, !isGenerating && 'max-sm:hidden')}>
      <div className={SHEET}>
        <div className="relative isolate grid aspect-square place-content-center justify-items-center gap-3 overflow-hidden bg-sunken p-6 text-center text-muted sm:rounded-control">
          {isGenerating && (
            <span
              aria-hidden
              className="absolute inset-0 -z-10 bg-[radial-gradient(circle_at_50%_38%,var(--ember-soft),transparent_70%)] motion-safe:animate-pulse"
            />
          )}
          <Aperture aria-hidden size={32} strokeWidth={1.25} />
          <p className="max-w-[30ch] font-display text-display-sm text-ink">
            {isGenerating ? text : isRead && 'Your picture appears here'}
          </p>
        </div>
      </div>
      <p className="text-sm text-muted">
        {isGenerating
          ? 'Takes a few seconds, or up to a minute when busy.'
          : isRead && 'Square, ready to download as PNG.'}
      </p>
    </div>
  );
}

/**
 * Scrolls the result into view when a generation starts, and when it ends, unless the person has scrolled away
 * meanwhile.
 */
function useKeptInView(isGenerating: boolean) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = sheet;
    if (!isGenerating || !current) return undefined;
    current.scrollIntoView({ block: 'nearest' });
    return () => {
      const { top, bottom } = current.getBoundingClientRect();
      if (top < innerHeight && bottom > 0) current.scrollIntoView({ block: 'nearest' });
    };
  }, [isGenerating]);
  return sheet;
}
