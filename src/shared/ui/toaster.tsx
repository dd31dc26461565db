import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { placeToasts, toastHost } from './toast-slot.tsx';
import { toastCode, toastsReady } from './toast.ts';

/** sonner's own border between phones and the rest. */
const PHONE = '(max-width: 600px)';

type Place = 'nowhere' | 'top-center' | 'bottom-right';

/**
 * Where toasts appear: in the open dialog, above its footer; otherwise at the bottom right, on phones below the header.
 * F8 moves the focus there. Outside of dialogs they stand beside the app's root, which a dialog makes inert.
 */
export function Toaster() {
  const place = useSyncExternalStore<Place>(onPlaceChange, currentPlace, () => 'nowhere');
  const late = useSyncExternalStore(toastCode.subscribe, toastCode.state, toastCode.state);
  useEffect(placeToasts, []);
  const code = late.step === 'here' ? late.code : undefined;
  const onReady = useCallback(() => (code ? toastsReady(code) : () => undefined), [code]);
  if (!code || place === 'nowhere' || toastHost === undefined) return null;
  return createPortal(<code.ToastArea place={place} onReady={onReady} />, toastHost);
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
