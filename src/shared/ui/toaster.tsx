import { useSyncExternalStore, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner } from 'sonner';

const HOTKEY = ['F8'];
/** At most 420 px, and never wider than a phone (spec §9). */
const WIDTH: CSSProperties & Record<'--width', string> = { '--width': 'min(420px, calc(100vw - 2rem))' };
const TOAST_OPTIONS = { className: 'w-full' };
/** sonner's own border between phones and the rest. */
const PHONE = '(max-width: 600px)';

type Place = 'nowhere' | 'top-center' | 'bottom-right';

/**
 * Where toasts appear; F8 moves the focus there. Rendered beside the app's root: an open dialog makes the root inert,
 * and a failure announced from inside the dialog must still be heard and reached. On phones they come from the top,
 * because dialogs have their buttons at the bottom.
 */
export function Toaster() {
  const place = useSyncExternalStore<Place>(onPlaceChange, currentPlace, () => 'nowhere');
  if (place === 'nowhere') return null;
  return createPortal(
    <Sonner
      position={place}
      hotkey={HOTKEY}
      visibleToasts={1}
      style={WIDTH}
      toastOptions={TOAST_OPTIONS}
      offset={24}
      mobileOffset={16}
    />,
    document.body,
  );
}

function currentPlace(): Place {
  return isPhone()?.matches === true ? 'top-center' : 'bottom-right';
}

function onPlaceChange(changed: () => void): () => void {
  const phone = isPhone();
  phone?.addEventListener('change', changed);
  return () => phone?.removeEventListener('change', changed);
}

/** Undefined where there is no layout, as in tests. */
function isPhone(): MediaQueryList | undefined {
  return 'matchMedia' in window ? window.matchMedia(PHONE) : undefined;
}
