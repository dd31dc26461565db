import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Panel } from './panel.tsx';
import { useRunningWords } from './running-words.ts';

/** The tab that is open, until the next visit. */
const KEY = 'twin-studio-mock:director-tab';
/** Parts of the app that Escape closes. */
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
      // Otherwise a dialog of the app would close as well.
      event.stopPropagation();
      close();
    }
  });

  useEffect(() => {
    const handle = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', handle, { capture: true });
    return () => removeEventListener('keydown', handle, { capture: true });
  }, []);

  useEffect(() => {
    if (!isToFocus.current || !panel.current) return;
    isToFocus.current = false;
    (panel.current.querySelector<HTMLElement>('input[type=search]') ?? panel.current).focus();
  });

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
        <span className="sr-only">: open the director</span>
      </button>
    </aside>
  );
}

/** Whether a key opens or closes the director: Ctrl and the key left of the 1. */
function isDirectorKey({ ctrlKey, code, key }: KeyboardEvent): boolean {
  return ctrlKey && (code === 'Backquote' || key === '`');
}
