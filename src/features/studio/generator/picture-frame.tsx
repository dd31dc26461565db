import type { ReactNode } from 'react';
import { Aperture } from 'lucide-react';

/** The empty sheet before the first picture, and the one in the developer while a picture is made. */
export function PictureFrame({ isDeveloping, children }: { isDeveloping: boolean; children: ReactNode }) {
  return (
    <div className="crop-marks">
      <div className="relative isolate grid aspect-square place-content-center @max-4xl:aspect-auto @max-4xl:min-h-72 justify-items-center gap-3 overflow-hidden rounded-control bg-sunken p-6 text-center text-muted">
        {isDeveloping && (
          <span
            aria-hidden
            className="absolute inset-0 -z-10 bg-[radial-gradient(circle_at_50%_38%,var(--ember-soft),transparent_70%)] motion-safe:animate-pulse"
          />
        )}
        <Aperture aria-hidden size={32} strokeWidth={1.25} />
        <div className="max-w-[30ch]">{children}</div>
      </div>
    </div>
  );
}
