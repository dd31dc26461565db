import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { directorArrived, isDirectorKey } from '#mocks/demo/start/director-opener.ts';
import { useStore } from '#shared/lib/store.ts';
import { recording } from '../link/recording.ts';
import { Panel } from './panel.tsx';
import { useRunningWords } from './running-words.ts';

/** The tab that is open, until the next visit. */
const KEY = 'twin-studio-mock:director-tab';
const SETTLE_FRAMES = 5;
/** What Escape closes in the app. */
const CLOSES_BY_ESCAPE = '[aria-modal], :popover-open';

/** The button, and the panel while it is open. Ctrl + ` (left of the 1) opens and closes it, Escape closes it. */
export function DirectorShell() {
  const [tab, setTab] = useState(() => localStorage.getItem(KEY));
  const panel = useRef<HTMLElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element>(null);
  const isToFocus = useRef(false);
  const lastTab = useRef('states');
  const running = useRunningWords();
  const isRecording = useStore(recording)?.isOn === true;
  const isOpen = tab !== null;

  function show(next: string | null) {
    if (next === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, (lastTab.current = next));
    setTab(next);
  }

  function open(next = lastTab.current) {
    if (!isOpen) cameFrom.current = document.activeElement;
    isToFocus.current = true;
    show(next);
  }

  function close() {
    show(null);
    const back = cameFrom.current;
    setTimeout(() => {
      if (back instanceof HTMLElement && back !== document.body && back.isConnected) back.focus();
      else handle.current?.focus();
    });
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isInPanel = panel.current?.contains(event.target as Node);
    const isForApp = !isInPanel && document.querySelector(CLOSES_BY_ESCAPE) !== null;
    if (isDirectorKey(event)) {
      event.preventDefault();
      if (isOpen) close();
      else open();
    } else if (event.key === 'Escape' && isOpen && !isForApp) {
      // Or a dialog of the app would close, too.
      event.stopPropagation();
      close();
    }
  });

  const openAt = useEffectEvent(open);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', handle, { capture: true });
    directorArrived(() => openAt());
    return () => removeEventListener('keydown', handle, { capture: true });
  }, []);

  useEffect(() => {
    if (!isToFocus.current || !panel.current) return;
    isToFocus.current = false;
    (panel.current.querySelector<HTMLElement>('input[type=search]') ?? panel.current).focus();
  });

  // The app keeps what is left of the page (panel-space.css), and shows there what it showed before.
  useLayoutEffect(() => {
    const middle = elementInMiddle();
    const topOf = () => middle?.getBoundingClientRect().top ?? 0;
    const place = topOf();
    const shown = document.querySelector('[data-shows-state]');
    const { top = -1, bottom = 0 } = shown?.getBoundingClientRect() ?? {};
    const isSeen = isOpen && top >= 0 && bottom <= innerHeight;
    document.documentElement.dataset['director'] = isOpen ? 'open' : 'closed';
    // With reduced motion every style changes by a transition, which ends within a frame or two, however late they come.
    let frames = 0;
    let next = 0;
    const settle = () => {
      if (scrollY > 0) scrollBy({ top: topOf() - place, behavior: 'instant' });
      // The panel must not cover the element that shows the state.
      if (isSeen) shown?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
      if (frames++ < SETTLE_FRAMES) next = requestAnimationFrame(settle);
    };
    settle();
    return () => cancelAnimationFrame(next);
  }, [isOpen]);

  if (isOpen) return <Panel ref={panel} tab={tab} onTab={show} onClose={close} />;
  return (
    <aside aria-label="Demo" className="director-mark" data-focus-stays>
      <button
        ref={handle}
        type="button"
        aria-expanded={false}
        aria-keyshortcuts="Control+`"
        title="Ctrl + `"
        onClick={() => open()}
      >
        <SlidersHorizontal aria-hidden size={16} />
        Demo with simulated data
        {running !== '' && <strong>{running}</strong>}
        {isRecording && <strong className="director-recording">Recording</strong>}
        <span className="sr-only">: open the director</span>
      </button>
    </aside>
  );
}

/** What is in the middle of the window. Its container keeps its own place while what it holds moves. */
function elementInMiddle(): Element | null {
  const x = innerWidth / 3;
  const found = document.elementFromPoint(x, innerHeight / 2);
  const isWhole = (one: Element) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left <= x && x <= right && top >= 0 && bottom <= innerHeight;
  };
  return found && ([found, ...found.querySelectorAll('*')].find(isWhole) ?? found);
}
