import { useEffect, useSyncExternalStore, type CSSProperties } from 'react';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import { useStore } from '../lib/store.ts';
import { shownToast } from '../lib/toast.ts';
import { ToastCard } from './toast-card.tsx';

const HOTKEY = ['F8'];
/** At most 420 px, and never wider than a phone (spec §9). */
const WIDTH: CSSProperties & Record<'--width', string> = { '--width': 'min(420px, calc(100vw - 2rem))' };
/** sonner gives a hovered toast the height that it had at first, but the card may have become less high. */
const TOAST_OPTIONS = { className: 'w-full', style: { height: 'auto' } };
/** Below the header, which has two rows on phones. */
const PHONE_OFFSET = { top: '6.5rem', left: 16, right: 16 };

/** sonner's own breakpoint for phones. */
const PHONE = window.matchMedia('(max-width: 600px)');

function onPhoneChange(changed: () => void): () => void {
  PHONE.addEventListener('change', changed);
  return () => PHONE.removeEventListener('change', changed);
}

/**
 * Part of the toast's id. A new toast replaces the one on screen by using its id; a closed toast's id is not used again,
 * because sonner would remove the new toast with the closing one.
 */
let closedToasts = 0;

/** Renders toasts. Loaded after the first screen, because the landing and most visits show none. */
export function ToastArea() {
  const isPhone = useSyncExternalStore(onPhoneChange, () => PHONE.matches);
  const toast = useStore(shownToast);
  // After the effects of sonner's component, so that it has subscribed.
  useEffect(() => {
    if (toast) {
      // The key makes each toast a new card, with five seconds of its own and an announcement for screen readers.
      const card = () => <ToastCard key={toast.number} {...toast} />;
      sonner.custom(card, { id: `toast-${closedToasts}`, duration: Infinity, dismissible: false });
    } else removeCard();
  }, [toast]);
  // Otherwise sonner would show it again when it is mounted next.
  useEffect(() => removeCard, []);
  return (
    <Sonner
      position={isPhone ? 'top-center' : 'bottom-right'}
      hotkey={HOTKEY}
      visibleToasts={1}
      style={WIDTH}
      toastOptions={TOAST_OPTIONS}
      offset={24}
      mobileOffset={PHONE_OFFSET}
    />
  );
}

function removeCard(): void {
  sonner.dismiss();
  closedToasts += 1;
}
