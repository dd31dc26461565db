import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lateCode } from '../lib/late-code.ts';
import { placeToasts, toastHost } from './toast-slot.tsx';
import { onToastChange, shownToast } from './toast.ts';

const areaCode = lateCode(async () => (await import('./toast-area.tsx')).ToastArea);

/** sonner's own border between phones and the rest. */
const PHONE = '(max-width: 600px)';

type Place = 'nowhere' | 'top-center' | 'bottom-right';

/**
 * Where toasts appear: in the open dialog, above its footer; otherwise at the bottom right, on phones below the header.
 * F8 moves the focus there. Outside of dialogs they stand beside the app's root, which a dialog makes inert.
 */
export function Toaster() {
  const place = useSyncExternalStore<Place>(onPlaceChange, currentPlace, () => 'nowhere');
  const area = useSyncExternalStore(areaCode.subscribe, areaCode.state, areaCode.state);
  const isWanted = useSyncExternalStore(onToastChange, shownToast, shownToast) !== undefined;
  useEffect(placeToasts, []);
  useEffect(() => {
    // Should it not come: what a toast says stands in its panel, too.
    if (isWanted) areaCode.load().catch(() => undefined);
  }, [isWanted]);
  if (area.step !== 'here' || place === 'nowhere' || toastHost === undefined) return null;
  return createPortal(<area.code place={place} />, toastHost);
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
