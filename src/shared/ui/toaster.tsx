import { useEffect, useSyncExternalStore, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner } from 'sonner';
import { placeToasts, toastHost } from './toast-slot.tsx';

const HOTKEY = ['F8'];
/** At most 420 px, and never wider than a phone (spec §9). */
const WIDTH: CSSProperties & Record<'--width', string> = { '--width': 'min(420px, calc(100vw - 2rem))' };
const TOAST_OPTIONS = { className: 'w-full' };
/** sonner's own border between phones and the rest. */
const PHONE = '(max-width: 600px)';
/** Below the header, which has two rows on phones. */
const PHONE_OFFSET = { top: '6.5rem', left: 16, right: 16 };

type Place = 'nowhere' | 'top-center' | 'bottom-right';

/**
 * Where toasts appear: in the open dialog, above its footer; otherwise at the bottom right, on phones below the header.
 * F8 moves the focus there. Outside of dialogs they stand beside the app's root, which a dialog makes inert.
 */
export function Toaster() {
  const place = useSyncExternalStore<Place>(onPlaceChange, currentPlace, () => 'nowhere');
  useEffect(placeToasts, []);
  if (place === 'nowhere' || toastHost === undefined) return null;
  return createPortal(
    <Sonner
      position={place}
      hotkey={HOTKEY}
      visibleToasts={1}
      style={WIDTH}
      toastOptions={TOAST_OPTIONS}
      offset={24}
      mobileOffset={PHONE_OFFSET}
    />,
    toastHost,
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
