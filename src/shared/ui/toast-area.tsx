import { useEffect, useSyncExternalStore, type CSSProperties } from 'react';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import { ToastCard } from './toast-card.tsx';
import { clearToast, onToastChange, shownToast } from './toast.ts';

const HOTKEY = ['F8'];
/** At most 420 px, and never wider than a phone (spec §9). */
const WIDTH: CSSProperties & Record<'--width', string> = { '--width': 'min(420px, calc(100vw - 2rem))' };
const TOAST_OPTIONS = { className: 'w-full' };
/** Below the header, which has two rows on phones. */
const PHONE_OFFSET = { top: '6.5rem', left: 16, right: 16 };

/** What draws toasts. It comes after the first screen, because the landing and most visits show none. */
export function ToastArea({ place }: { place: 'top-center' | 'bottom-right' }) {
  useShownToast();
  return (
    <Sonner
      position={place}
      hotkey={HOTKEY}
      visibleToasts={1}
      style={WIDTH}
      toastOptions={TOAST_OPTIONS}
      offset={24}
      mobileOffset={PHONE_OFFSET}
    />
  );
}

/** How many toasts were shown, and how often there was none any more; of the page, as sonner's own memory is. */
let shown = 0;
let gone = 0;

/** Hands what is to be seen to sonner. */
function useShownToast(): void {
  const toast = useSyncExternalStore(onToastChange, shownToast);
  useEffect(() => {
    if (!toast) {
      sonner.dismiss();
      // One on its way out cannot be replaced any more, sonner would remove the newer with it: the next is another.
      gone += 1;
      return;
    }
    shown += 1;
    // The key makes each notice a new card: its own five seconds, and a new text for screen readers.
    const card = <ToastCard key={shown} {...toast} onClose={() => clearToast(toast)} />;
    sonner.custom(() => card, { id: `toast-${gone}`, duration: Infinity, dismissible: false });
  }, [toast]);
}
