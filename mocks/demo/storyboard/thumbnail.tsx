import { useEffect, useRef, useState } from 'react';
import type { State } from '#mocks/states/state.ts';
import { SIZES, type Look } from './looks.ts';
import { askForStill, knownStill } from './stills.ts';

interface ThumbnailProps extends Look {
  state: State;
}

/** A picture of a state, taken when it first comes into view. */
export function Thumbnail({ state, size, theme }: ThumbnailProps) {
  const box = useRef<HTMLDivElement>(null);
  const [still, setStill] = useState(() => knownStill(state, { size, theme }));
  const { width, height } = SIZES[size];

  useEffect(() => {
    if (still || !box.current) return undefined;
    let giveUp = () => {};
    const scale = (box.current.clientWidth / SIZES[size].width) * devicePixelRatio;
    const observer = new IntersectionObserver(
      (entries) => {
        giveUp();
        // Several may come at once, when the page changes twice.
        if (entries.at(-1)?.isIntersecting) giveUp = askForStill(state, { size, theme }, scale, setStill);
      },
      { rootMargin: '160px 0px' },
    );
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      giveUp();
    };
  }, [still, state, size, theme]);

  return (
    <div
      ref={box}
      className="storyboard-frame"
      style={{ aspectRatio: `${width} / ${height}` }}
      data-phase={still ? 'still' : 'waiting'}
    >
      {still?.src !== undefined && <img src={still.src} alt="" width={width} height={height} />}
      {!still && <p>Waiting</p>}
      {still?.problem !== undefined && (
        <p className="storyboard-problem">{`Not reached: ${still.problem}`}</p>
      )}
    </div>
  );
}
