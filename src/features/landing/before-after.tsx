import { useId, useState } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import { Picture } from '#shared/ui/picture.tsx';
import { RadioOption } from '#shared/ui/radio-option.tsx';
import { PICTURES, Snapshot } from './pictures.tsx';

/** Two photos of each of three people. */
const PHOTOS = [1, 2, 7, 8, 9, 10].map((number) => `snapshot-${number}`);

/** `scene` completes the alternative text. */
const FRAMES = [
  { name: 'Editorial', file: 'after-editorial', scene: 'on a magazine cover' },
  { name: 'Cinematic', file: 'after-cinematic', scene: 'in two stills of a film' },
  { name: 'Professional', file: 'after-professional', scene: 'in a headshot by a window' },
  { name: 'Social Media', file: 'after-social-media', scene: 'cut out for a story' },
  { name: 'Lifestyle', file: 'after-lifestyle', scene: 'on a postcard from the hills' },
  { name: 'Creative', file: 'after-creative', scene: 'in a four-color print' },
] as const;

export function Before() {
  return (
    <div className="bg-film p-1.5 text-on-film">
      <div className="flex gap-1.5">
        {PHOTOS.map((snapshot) => (
          <Snapshot
            key={snapshot}
            name={snapshot}
            sizes="(min-width: 64rem) 6.5rem, 16vw"
            className="aspect-square min-w-0 flex-1"
          />
        ))}
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 pt-1.5 text-sm">
        <span>Before: photos of three creators</span>
        <span>Illustrated samples</span>
      </p>
    </div>
  );
}

/** A twin in the chosen style. Native radios make the choice work by keyboard. */
export function After() {
  const [frame, setFrame] = useState<(typeof FRAMES)[number]>(FRAMES[0]);
  const name = useId();
  return (
    <figure>
      <div className="crop-marks">
        <Picture
          files={PICTURES}
          name={frame.file}
          alt={`Train once, create forever: a few photos became a twin, here ${frame.scene}.`}
          width={960}
          height={960}
          sizes="(min-width: 96rem) 38rem, (min-width: 64rem) 33rem, calc(100vw - 4.5rem)"
          isFirst
          className="block aspect-square w-full bg-sunken object-cover"
        />
      </div>
      <figcaption className="px-5 pt-1">
        <fieldset>
          <legend className="sr-only">A twin as</legend>
          <div className="flex flex-wrap justify-between gap-x-3.5">
            {FRAMES.map((option) => (
              <RadioOption
                key={option.file}
                name={name}
                checked={option.file === frame.file}
                onChange={() => setFrame(option)}
                className={classNames(
                  'inline-flex items-center border-b-2 border-transparent text-sm text-muted',
                  'hover:text-ink has-checked:border-ember has-checked:text-ink',
                )}
              >
                {option.name}
              </RadioOption>
            ))}
          </div>
        </fieldset>
      </figcaption>
    </figure>
  );
}
