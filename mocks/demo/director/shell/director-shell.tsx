import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Panel } from './panel.tsx';
import { useSimulationStatus } from './simulation-status.ts';

/** The key of the open tab, stored for the next visit. */
const KEY = 'twin-studio-mock:director-tab';
/** Parts of the app that Escape closes. */
const CLOSES_BY_ESCAPE = '[aria-modal], :popover-open';

/** The button or the open panel. Ctrl + ` (left of the 1) opens and closes the panel, Escape closes it. */
export function DirectorShell() {
  const [tab, setTab] = useState(() => localStorage.getItem(KEY));
  const panel = useRef<HTMLElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const previousFocus = useRef<Element>(null);
  const shouldFocus = useRef(false);
  const lastTab = useRef('states');
  const status = useSimulationStatus();
  const isOpen = tab !== null;

  function show(next: string | null) {
    if (next === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, (lastTab.current = next));
    setTab(next);
  }

  function open(next = lastTab.current) {
    if (!isOpen) previousFocus.current = document.activeElement;
    shouldFocus.current = true;
    show(next);
  }

  function close() {
    show(null);
    const target = previousFocus.current;
    setTimeout(() => {
      if (target instanceof HTMLElement && target !== document.body && target.isConnected) target.focus();
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
      // Otherwise Escape would also close a dialog of the app.
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
    if (!shouldFocus.current || !panel.current) return;
    shouldFocus.current = false;
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
        {status !== '' && <strong>{status}</strong>}
        <span className="sr-only">: open the director</span>
      </button>
    </aside>
  );
}

/** Whether a key opens or closes the director: Ctrl and the key left of the 1. */
function isDirectorKey({ ctrlKey, code, key }: KeyboardEvent): boolean {
  return ctrlKey && (code === 'Backquote' || key === '`');
}
