import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { stateHref } from '#mocks/states/state-href.ts';
import type { State } from '#mocks/states/state.ts';
import { SIZES, type Look, type TextSize } from './looks.ts';
import { themeOf } from './view.ts';

interface LiveFrameProps extends Look {
  state: State;
  text?: TextSize;
  /** The page has changed its theme itself. */
  onTheme?(theme: Look['theme']): void;
}

/** The app in a state, as large as there is space. `inert` until it is pressed; until then it takes neither focus nor keys. */
export function LiveFrame({ state, size, theme, text = '100', onTheme }: LiveFrameProps) {
  const space = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [box, setBox] = useState({ width: 0, height: 0 });
  const [isUsed, setIsUsed] = useState(false);
  const [reached, setReached] = useState<{ problem: string | undefined }>();
  const { width, height } = SIZES[size];
  const scale = Math.min(1, box.width / width) || 1;
  const shownHeight = Math.min(height, box.height / scale);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setBox(entry.contentRect));
    if (space.current) observer.observe(space.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => setLook(frame.current, theme, text), [size, theme, text]);

  const themeNow = useEffectEvent(() => theme);
  useEffect(() => {
    if (!frame.current) return undefined;
    let isCurrent = true;
    openIn(frame.current, state, themeNow());
    void whenReached(frame.current).then((problem) => isCurrent && setReached({ problem }));
    return () => {
      isCurrent = false;
      setIsUsed(false);
      setReached(undefined);
    };
  }, [state]);

  useEffect(() => {
    if (isUsed) frame.current?.focus();
  }, [isUsed]);

  return (
    <div ref={space} className="storyboard-space">
      <div
        className="storyboard-frame"
        style={{ width: width * scale, height: shownHeight * scale }}
        data-phase={reached ? 'shown' : 'opening'}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the app itself, which needs its origin and scripts. */}
        <iframe
          ref={frame}
          title={`${state.title}, ${width} px, ${theme}`}
          inert={!isUsed}
          style={{ width, height: shownHeight, scale }}
          onLoad={() => {
            setLook(frame.current, theme, text);
            const root = frame.current?.contentDocument?.documentElement;
            if (!root || !onTheme) return;
            new MutationObserver(() => onTheme(themeOf(root))).observe(root, {
              attributeFilter: ['data-theme'],
            });
          }}
        />
        {!isUsed && (
          <button
            type="button"
            aria-label={`Use ${state.title}, ${width} px, ${theme}`}
            onClick={() => setIsUsed(true)}
          >
            <span>Press to use it</span>
          </button>
        )}
      </div>
      {reached?.problem !== undefined && <p role="alert">{`Not reached: ${reached.problem}`}</p>}
    </div>
  );
}

/** Opens a state on a new device; simulated time is paused, so that it stays as it is. */
function openIn(frame: HTMLIFrameElement, state: State, theme: Look['theme']): void {
  const href = stateHref(state, import.meta.env.BASE_URL, {
    isIsolated: true,
    isPaused: true,
    isBare: true,
    theme,
  });
  delete frame.contentDocument?.documentElement.dataset['state'];
  if (!frame.contentWindow) return;
  // It holds the storage of the last state (isolate-before-paint.js).
  frame.contentWindow.name = '';
  frame.contentWindow.location.replace(new URL(href, location.href));
}

/** Sets theme and text size of the page in a frame, which may have been changed since it was opened. */
function setLook(frame: HTMLIFrameElement | null, theme: Look['theme'], text: TextSize): void {
  const root = frame?.contentDocument?.documentElement;
  if (!root) return;
  root.dataset['theme'] = theme;
  root.style.fontSize = text === '100' ? '' : `${text}%`;
  // With another size it may be out of the window.
  root.querySelector('[data-shows-state]')?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
}

const POLL_MS = 100;
/** A slow laptop with one state in six looks still gets there. */
const PATIENCE_MS = 60_000;

/** Resolves when the state is reached in a frame, with the reason when it is not. */
export async function whenReached(frame: HTMLIFrameElement): Promise<string | undefined> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && frame.isConnected) {
    const dataset = frame.contentDocument?.documentElement?.dataset;
    if (dataset?.['state'] !== undefined) return dataset['missed'];
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return 'it took too long.';
}
