import { useState } from 'react';
import { asset } from './assets.ts';

const START_PERCENT = 38;

/**
 * The banner picture with the photos it came from on top: the handle uncovers one or the other. A native range, so that
 * fingers and arrow keys work alike.
 */
export function BeforeAfter() {
  const [percent, setPercent] = useState(START_PERCENT);
  const before = asset('before');
  return (
    <figure className="crop-marks motion-safe:animate-rise motion-safe:[animation-delay:120ms]">
      <div className="grain relative overflow-hidden bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ember">
        <img
          src={asset('hero-banner')}
          alt="Train once, create forever: a handful of snapshots on the left become one finished magazine cover."
          className="block aspect-4/5 w-full object-cover"
          fetchPriority="high"
        />
        {before !== undefined && (
          <>
            <img
              src={before}
              alt=""
              className="absolute inset-0 size-full object-cover"
              style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
            />
            <div
              aria-hidden
              className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ember"
              style={{ left: `${percent}%` }}
            >
              <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-ember text-on-ember">
                ↔
              </span>
            </div>
            <input
              type="range"
              min={0}
              max={100}
              value={percent}
              onChange={(event) => setPercent(event.currentTarget.valueAsNumber)}
              aria-label="Compare the snapshots with the finished picture"
              aria-valuetext={`${percent}% snapshots`}
              className="absolute inset-0 size-full cursor-ew-resize touch-pan-y appearance-none opacity-0"
            />
          </>
        )}
      </div>
      <figcaption className="mt-3 flex justify-between gap-4 text-sm text-muted">
        <span>Your snapshots</span>
        <span>Illustrated sample</span>
        <span>Your cover</span>
      </figcaption>
    </figure>
  );
}
