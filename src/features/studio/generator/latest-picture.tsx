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
  /** Whether the generation waits for another tab or a busy server. */
  isWaiting: boolean;
  onOpen(id: string): void;
  onImageState(id: string, state: ImageState): void;
}

/**
 * The layout of the picture with its caption. The empty state has the same layout, so nothing moves. On phones the
 * picture is as wide as the window.
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
  const sheet = useScrollIntoView(isGenerating);
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
    // On phones, shown only during a generation: an empty square below the prompt would be in the way.
    <div className={classNames(PRINT, !isGenerating && 'max-sm:hidden')}>
      <div className={SHEET}>
        <div
          className={classNames(
            'relative isolate grid aspect-square place-content-center justify-items-center gap-3',
            'overflow-hidden bg-sunken p-6 text-center text-muted sm:rounded-control',
          )}
        >
          {isGenerating && (
            <span
              aria-hidden
              className={classNames(
                'absolute inset-0 -z-10 motion-safe:animate-pulse',
                'bg-[radial-gradient(circle_at_50%_38%,var(--ember-soft),transparent_70%)]',
              )}
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
 * Scrolls the result into view when a generation starts. Scrolls again when it finishes, unless the user has scrolled
 * away.
 */
function useScrollIntoView(isGenerating: boolean) {
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
