import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { placeToasts, toastHost } from './toast-slot.tsx';
import { toastCode, toastsReady } from './toast.ts';

/**
 * Where toasts appear: in the open dialog, above its footer; otherwise at the bottom right, on phones below the header.
 * F8 moves the focus there. Outside of dialogs they stand beside the app's root, which a dialog makes inert.
 */
export function Toaster() {
  const late = useSyncExternalStore(toastCode.subscribe, toastCode.state, toastCode.state);
  useEffect(placeToasts, []);
  const code = late.step === 'here' ? late.code : undefined;
  // After the area's own effects, so that it listens by then.
  useEffect(() => code && toastsReady(code), [code]);
  return code && toastHost ? createPortal(<code.ToastArea />, toastHost) : null;
}
