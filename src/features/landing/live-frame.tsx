import { useId, useState } from 'react';
import { asset, assetsNamed } from './assets.ts';

interface Frame {
  name: string;
  file: string;
  /** Ends the sentence of the alternative text. */
  is: string;
}

const FRAMES = [
  { name: 'Editorial', file: 'after-editorial', is: 'on a magazine cover' },
  { name: 'Cinematic', file: 'after-cinematic', is: 'in two stills of a film' },
  { name: 'Professional', file: 'after-professional', is: 'in a headshot' },
  { name: 'Lifestyle', file: 'after-lifestyle', is: 'on a postcard from the hills' },
  { name: 'Creative', file: 'after-creative', is: 'in a four-colour print' },
] as const satisfies readonly Frame[];

/**
 * Before: the snapshots. After: one twin, in whichever frame is chosen. Shows by use what "create forever" means; native
 * radios, so that a keyboard plays it too.
 */
export function LiveFrame() {
  const [frame, setFrame] = useState<Frame>(FRAMES[0]);
  const name = useId();
  const snapshots = assetsNamed('snapshot-');
  return (
    <figure className="motion-safe:animate-rise motion-safe:[animation-delay:120ms]">
      <div className="crop-marks">
        <div className="relative">
          <img
            key={frame.file}
            src={asset(frame.file)}
            alt={`Train once, create forever: the same twin, now ${frame.is}.`}
            width={720}
            height={720}
            fetchPriority="high"
            className="block aspect-square w-full bg-sunken object-cover motion-safe:animate-appear"
          />
          {snapshots.length > 0 && (
            <div aria-hidden className="absolute -bottom-5 -left-8 flex rotate-[-2deg] gap-1.5">
              {snapshots.map((snapshot) => (
                <img
                  key={snapshot}
                  src={snapshot}
                  alt=""
                  className="size-14 border-4 border-raised object-cover shadow-lift sm:size-18"
                />
              ))}
            </div>
          )}
        </div>
      </div>
      <figcaption className="px-5 pt-3">
        <fieldset>
          <legend className="flex items-center text-sm text-muted sm:float-left sm:mr-4 sm:min-h-11">
            Same face, as
          </legend>
          <div className="flex flex-wrap gap-x-3.5">
            {FRAMES.map((option) => (
              <label
                key={option.file}
                className="relative inline-flex min-h-11 cursor-pointer items-center border-b-2 border-transparent text-sm text-muted hover:text-ink has-checked:border-ember has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember"
              >
                <input
                  type="radio"
                  name={name}
                  checked={option.file === frame.file}
                  onChange={() => setFrame(option)}
                  className="absolute inset-0 cursor-pointer appearance-none outline-none"
                />
                {option.name}
              </label>
            ))}
          </div>
        </fieldset>
      </figcaption>
    </figure>
  );
}
