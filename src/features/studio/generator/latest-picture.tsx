import { Aperture } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import type { Picture } from './picture.ts';
import type { PictureHandlers } from './picture-actions.ts';
import { PictureImage } from './picture-image.tsx';
import { PictureDetails } from './picture-details.tsx';

interface LatestPictureProps extends PictureHandlers {
  /** Undefined until they are read. */
  pictures: readonly Picture[] | undefined;
  isGenerating: boolean;
  onOpen(id: string): void;
}

/**
 * A print and its caption below. The empty sheet has the same places, so that nothing jumps when the picture arrives. On
 * phones the picture is as wide as the window, over the edges of the panel.
 */
const PRINT = 'grid content-start gap-3';
const SHEET = 'sm:crop-marks max-sm:-mx-[calc(2.25rem+1px)] max-sm:[&_*]:rounded-none';

/** The result: an empty sheet, one in the developer, or the latest picture. */
export const LatestPicture = memo(function LatestPicture({
  pictures,
  isGenerating,
  onOpen,
  ...handlers
}: LatestPictureProps) {
  const picture = pictures?.[0];
  const sheet = useKeptInView(isGenerating);
  return (
    <div ref={sheet} className="scroll-mt-2 scroll-mb-4">
      {picture && !isGenerating ? (
        <figure aria-label="Latest picture" className={`${PRINT} motion-safe:animate-appear`}>
          <div className={SHEET}>
            <PictureImage picture={picture} onOpen={onOpen} isEager />
          </div>
          <figcaption className="grid gap-3">
            <PictureDetails key={picture.id} picture={picture} onOpen={onOpen} {...handlers} />
          </figcaption>
        </figure>
      ) : (
        <EmptyPicture isRead={pictures !== undefined} isGenerating={isGenerating} />
      )}
    </div>
  );
});

function EmptyPicture({ isRead, isGenerating }: { isRead: boolean; isGenerating: boolean }) {
  return (
    <div className={PRINT}>
      <div className={SHEET}>
        <div className="relative isolate grid aspect-square place-content-center justify-items-center gap-3 overflow-hidden bg-sunken p-6 text-center text-muted sm:rounded-control">
          {isGenerating && (
            <span
              aria-hidden
              className="absolute inset-0 -z-10 bg-[radial-gradient(circle_at_50%_38%,var(--ember-soft),transparent_70%)] motion-safe:animate-pulse"
            />
          )}
          <Aperture aria-hidden size={32} strokeWidth={1.25} />
          <p className="max-w-[30ch] font-display text-2xl text-ink">
            {isGenerating ? 'Making your picture' : isRead && 'Your picture appears here'}
          </p>
        </div>
      </div>
      <p className="text-sm text-muted">
        {isGenerating
          ? 'A picture takes a few seconds, or up to a minute when the studio is busy.'
          : isRead && 'Square, and ready to download as PNG.'}
      </p>
    </div>
  );
}

/**
 * Below the form on phones, the sheet comes into view when a picture is asked for, and with all its buttons when it
 * arrives, unless the person has scrolled on to something else meanwhile.
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
