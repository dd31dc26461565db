import { Aperture } from 'lucide-react';
import { PRINT, PRINT_CAPTION } from './print-layout.ts';

interface PictureFrameProps {
  isDeveloping: boolean;
  /** What stands in the frame, and the line where the caption will be. */
  words: { title: string; text: string } | undefined;
}

/** The empty sheet before the first picture, and the one in the developer while a picture is made. */
export function PictureFrame({ isDeveloping, words }: PictureFrameProps) {
  return (
    <div className={PRINT}>
      <div className="crop-marks">
        <div className="relative isolate grid aspect-square place-content-center justify-items-center gap-3 overflow-hidden rounded-control bg-sunken p-6 text-center text-muted">
          {isDeveloping && (
            <span
              aria-hidden
              className="absolute inset-0 -z-10 bg-[radial-gradient(circle_at_50%_38%,var(--ember-soft),transparent_70%)] motion-safe:animate-pulse"
            />
          )}
          <Aperture aria-hidden size={32} strokeWidth={1.25} />
          <p className="max-w-[30ch] font-display text-2xl text-ink">{words?.title}</p>
        </div>
      </div>
      <p className={`${PRINT_CAPTION} text-sm text-muted`}>{words?.text}</p>
    </div>
  );
}
