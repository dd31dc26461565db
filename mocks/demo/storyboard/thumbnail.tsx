import { useEffect, useRef, useState } from 'react';
import type { State } from '../../states/state.ts';
import { stateHref } from '../../states/state-href.ts';
import { createFramePool } from './frame-pool.ts';
import { copyAsStill } from './still.ts';
import type { Size } from './view.ts';

const pool = createFramePool();
const LOOK_EVERY_MS = 150;

type Phase = 'waiting' | 'running' | 'shown' | 'still';

interface ThumbnailProps {
  state: State;
  size: Size;
  theme: 'light' | 'dark';
}

/** A state, running in a frame of its own while it is in view; a picture for whoever looks, not a place to work. */
export function Thumbnail({ state, size, theme }: ThumbnailProps) {
  const box = useRef<HTMLDivElement>(null);
  const running = useRef<HTMLIFrameElement>(null);
  const still = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<Phase>('waiting');
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    const runner = {
      start: () => setPhase('running'),
      rest: () => {
        if (!running.current || !still.current) return;
        void copyAsStill(running.current, still.current).then(() => setPhase('still'));
      },
    };
    // Left for good, or looked at in another size: its place goes to the next.
    let timer: ReturnType<typeof setInterval> | undefined;
    const watch = () => {
      const dataset = running.current?.contentDocument?.documentElement?.dataset;
      if (dataset?.['state'] === undefined) return;
      clearInterval(timer);
      setProblem(dataset['missed']);
      setPhase((now) => (now === 'running' ? 'shown' : now));
      pool.arrived(runner);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearInterval(timer);
        if (entry?.isIntersecting) {
          timer = setInterval(watch, LOOK_EVERY_MS);
          pool.ask(runner);
        } else {
          pool.leave(runner);
          setPhase('waiting');
        }
      },
      { rootMargin: '160px 0px' },
    );
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
      pool.leave(runner);
    };
  }, []);

  const isRunning = phase === 'running' || phase === 'shown';
  return (
    <div ref={box} className="storyboard-frame" data-size={size} data-phase={phase} inert>
      {phase === 'waiting' || phase === 'running' ? (
        <p>{phase === 'running' ? 'Loading…' : 'Waits its turn'}</p>
      ) : null}
      {problem !== undefined && <p className="storyboard-problem">Not reached: {problem}</p>}
      {isRunning && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the app itself, which needs its origin and scripts.
        <iframe
          ref={running}
          title={state.title}
          src={stateHref(state, import.meta.env.BASE_URL, {
            isIsolated: true,
            isPaused: true,
            isBare: true,
            theme,
          })}
        />
      )}
      {phase !== 'waiting' && (
        <iframe
          sandbox="allow-same-origin"
          ref={still}
          title={`${state.title}, at rest`}
          className="storyboard-still"
        />
      )}
    </div>
  );
}
