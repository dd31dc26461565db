import { useEffect, useRef, useState, type RefObject } from 'react';
import { stateHref } from '#mocks/states/state-href.ts';
import type { State } from '#mocks/states/state.ts';
import { SIZES, type TextSize, type Variant } from './variants.ts';

/** Even a slow computer opens a state within this time. */
const PATIENCE_MS = 60_000;

interface LiveFrameProps extends Variant {
  state: State;
  text: TextSize;
}

/**
 * The app in one state, as large as the space allows. Its `key` is the state's id, so another state gets a new frame.
 * The frame is `inert` until the user clicks it, so the arrow keys still select states.
 */
export function LiveFrame({ state, size, theme, text }: LiveFrameProps) {
  const space = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  // The address is fixed, because a later change of the theme must not reload the frame.
  const [href] = useState(() => stateHref(state, import.meta.env.BASE_URL, { isPaused: true, theme }));
  const result = useResult(frame);
  const box = useBox(space);
  const { width, height } = SIZES[size];
  const scale = Math.min(1, box.width / width) || 1;
  const shownHeight = Math.min(height, box.height / scale);

  useEffect(() => applyVariant(frame.current, theme, text), [size, theme, text]);

  useEffect(() => {
    if (isUsed) frame.current?.focus();
    return isUsed ? undefined : returnFocusFrom(frame.current);
  }, [isUsed]);

  return (
    <div ref={space} className="storyboard-space">
      <div
        className="storyboard-frame"
        style={{ width: width * scale, height: shownHeight * scale }}
        data-phase={result ? 'shown' : 'opening'}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the app itself, which needs its origin and scripts. */}
        <iframe
          ref={frame}
          src={href}
          title={`${state.title}, ${width} px, ${theme}`}
          inert={!isUsed}
          style={{ width, height: shownHeight, scale }}
          onLoad={() => applyVariant(frame.current, theme, text)}
        />
        {!isUsed && (
          <button
            type="button"
            aria-label={`Use ${state.title}, ${width} px, ${theme}`}
            onClick={() => setIsUsed(true)}
          >
            <span>Click to use it</span>
          </button>
        )}
      </div>
      {result?.problem !== undefined && <p role="alert">{`Not reached: ${result.problem}`}</p>}
    </div>
  );
}

/** Returns the focus when the page in the frame takes it, which `inert` does not prevent. */
function returnFocusFrom(frame: HTMLIFrameElement | null): () => void {
  let focused: EventTarget | null = document.activeElement;
  const remember = ({ target }: FocusEvent) => {
    if (target !== frame) focused = target;
  };
  // The focus returns after the event. Otherwise a dialog in the frame would take it again and again.
  const returnFocus = () =>
    setTimeout(() => {
      if (document.activeElement !== frame) return;
      frame?.blur();
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    });
  addEventListener('focusin', remember);
  addEventListener('blur', returnFocus);
  return () => {
    removeEventListener('focusin', remember);
    removeEventListener('blur', returnFocus);
  };
}

/** The result that the page in the frame reports (run-steps.ts); undefined before the report. */
function useResult(frame: RefObject<HTMLIFrameElement | null>) {
  const [result, setResult] = useState<{ problem: string | undefined }>();
  useEffect(() => {
    const timer = setTimeout(() => setResult({ problem: 'it took too long.' }), PATIENCE_MS);
    const receive = ({ source, origin, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      const { kind, problem } = data as { kind?: string; problem?: string };
      if (kind !== 'stateReached') return;
      clearTimeout(timer);
      setResult({ problem });
    };
    addEventListener('message', receive);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', receive);
    };
  }, [frame]);
  return result;
}

/** The current size of an element, in px. */
function useBox(element: RefObject<HTMLElement | null>) {
  const [box, setBox] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setBox(entry.contentRect));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return box;
}

/** Applies theme and text size to the page in the frame. The document of a loading page may have no root element yet. */
function applyVariant(frame: HTMLIFrameElement | null, theme: Variant['theme'], text: TextSize): void {
  const root = frame?.contentDocument?.documentElement as HTMLElement | null | undefined;
  if (!root) return;
  root.dataset['theme'] = theme;
  root.style.fontSize = text === '100' ? '' : `${text}%`;
  // A new size may move the element out of the window.
  root.querySelector('[data-shows-state]')?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
}
