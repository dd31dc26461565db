import { useSyncExternalStore, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner } from 'sonner';

const HOTKEY = ['F8'];
/** At most 420 px, and never wider than a phone (spec §9). */
const WIDTH: CSSProperties & Record<'--width', string> = { '--width': 'min(420px, calc(100vw - 2rem))' };
const TOAST_OPTIONS = { className: 'w-full' };

const neverChanges = () => () => {};

/**
 * Where toasts appear; F8 moves the focus there. Rendered beside the app's root: an open dialog makes the root inert,
 * and a failure announced from inside the dialog must still be heard and reached.
 */
export function Toaster() {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isInBrowser) return null;
  return createPortal(
    <Sonner
      position="bottom-right"
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
