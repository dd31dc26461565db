import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lens } from '#mocks/demo/lens/lens.tsx';
import { scrollPlace, scrollToPlace } from '#mocks/demo/play/scroll-place.ts';
import { directorArrived, isDirectorKey } from '#mocks/demo/start/director-opener.ts';
import { hasOwnWindow, useOwnWindow } from './own-window.ts';
import { DOCKS, Panel } from './panel.tsx';
import { dockIn, fitSize, keepPlacement, readPlacement, type Dock, type Placement } from './placement.ts';
import { useRunningWords } from './running-words.ts';

const SETTLE_FRAMES = 5;

/** The handle, and the panel where it is docked. The keys are Ctrl + ` (left of the 1), and Escape. */
export function DirectorShell() {
  const [placement, setPlacement] = useState(() => readPlacement(localStorage));
  const viewport = useViewport();
  const { ownWindow, openWindow, closeWindow } = useOwnWindow(() => change({ isOpen: false }));
  const panel = useRef<HTMLElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element>(null);
  const isToFocus = useRef(false);
  const dock = ownWindow ? 'window' : dockIn(placement.dock, viewport);
  const docks = (Object.keys(DOCKS) as Dock[]).filter(
    (one) => one !== dock && dockIn(one, viewport) === one && (one !== 'window' || hasOwnWindow()),
  );
  const { isOpen } = placement;
  const running = useRunningWords();
  const size = fitSize(dock === 'right' ? placement.width : placement.height, dock, viewport);

  function change(part: Partial<Placement>) {
    setPlacement((before) => {
      const next = { ...before, ...part };
      keepPlacement(localStorage, next);
      return next;
    });
  }

  function open(tab = placement.tab) {
    if (!isOpen) cameFrom.current = document.activeElement;
    isToFocus.current = true;
    change({ isOpen: true, tab });
  }

  function close() {
    closeWindow();
    change({ isOpen: false });
    const back = cameFrom.current;
    setTimeout(() => {
      if (back instanceof HTMLElement && back !== document.body && back.isConnected) back.focus();
      else handle.current?.focus();
    });
  }

  function moveTo(next: Dock) {
    // The pressed button will be removed.
    isToFocus.current = true;
    if (next === 'window') return openWindow(placement.width);
    closeWindow();
    change({ dock: next });
    return undefined;
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isForLens = lens.get() || event.defaultPrevented;
    // The panel's own window has another Node class.
    const isInPanel = panel.current?.contains(event.target as Node | null);
    if (event.key === 'Escape' && !isForLens && isInPanel) {
      // Or a dialog of the app would close, too.
      event.stopPropagation();
      close();
    }
    if (!isDirectorKey(event)) return;
    event.preventDefault();
    if (!isOpen) open();
    else if (panel.current?.contains(panel.current.ownerDocument.activeElement)) close();
    else panel.current?.focus();
  });

  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    for (const view of [window, ownWindow]) {
      view?.addEventListener('keydown', (event) => onKey(event), options);
    }
    return () => controller.abort();
  }, [ownWindow]);

  const openAt = useEffectEvent((tab = placement.tab) => open(tab));
  useEffect(() => directorArrived((tab) => openAt(tab)), []);

  useEffect(() => {
    if (!isToFocus.current || !panel.current) return;
    isToFocus.current = false;
    (panel.current.querySelector<HTMLElement>('input[type=search]') ?? panel.current).focus();
  });

  // The app keeps what is left of the page (panel-space.css), and shows there what it showed before.
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    const place = scrollPlace();
    const shown = document.querySelector('[data-shows-state]');
    const { top = -1, bottom = 0 } = shown?.getBoundingClientRect() ?? {};
    const isSeen = isOpen && top >= 0 && bottom <= innerHeight;
    dataset['director'] = isOpen ? dock : 'closed';
    style.setProperty('--director-size', `${size}px`);
    const settle = () => {
      if (place !== undefined) scrollToPlace(place);
      // The panel must not cover the element that shows the state.
      if (isSeen) shown?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    };
    settle();
    // With reduced motion every style changes by a transition, which ends within a frame or two, however late they come.
    let frames = 0;
    let next = requestAnimationFrame(function settleAgain() {
      settle();
      if (++frames < SETTLE_FRAMES) next = requestAnimationFrame(settleAgain);
    });
    return () => cancelAnimationFrame(next);
  }, [isOpen, dock, size]);

  const children = isOpen && (
    <Panel
      ref={panel}
      dock={dock}
      size={size}
      tab={placement.tab}
      onTab={(tab) => change({ tab })}
      onResize={(next) => change(dock === 'right' ? { width: next } : { height: next })}
      onDock={(next) => void moveTo(next)}
      docks={docks}
      onClose={close}
    />
  );
  return (
    <>
      {!isOpen && (
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
            <span className="sr-only">: open the director</span>
          </button>
        </aside>
      )}
      {ownWindow && children ? createPortal(children, ownWindow.document.body) : children}
    </>
  );
}

/** The page's size in px. */
function useViewport(): { width: number; height: number } {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const height = useSyncExternalStore(subscribe, () => window.innerHeight);
  return { width, height };
}

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}
