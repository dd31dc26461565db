import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lateCode } from '../lib/late-code.ts';
import { placeToasts, toastHost } from './toast-slot.tsx';
import { onToastChange, shownToast } from './toast.ts';

/** Comes after the first screen, because the landing and most visits show no toast. */
const toastCode = lateCode(async () => (await import('./toast-card.tsx')).ToastCard);

/**
 * Where toasts appear: in the open dialog, above its footer; otherwise at the bottom right, on phones below the header.
 * Outside of dialogs they stand beside the app's root, which a dialog makes inert.
 */
export function Toaster() {
  const late = useSyncExternalStore(toastCode.subscribe, toastCode.state, toastCode.state);
  const toast = useSyncExternalStore(onToastChange, shownToast, shownToast);
  useEffect(placeToasts, []);
  useEffect(() => {
    // Should it not come: what a toast says stands in its panel, too.
    if (toast) toastCode.load().catch(() => undefined);
  }, [toast]);
  if (!toast || late.step !== 'here' || !toastHost) return null;
  return createPortal(<late.code key={toast.number} toast={toast} area={toastHost} />, toastHost);
}
