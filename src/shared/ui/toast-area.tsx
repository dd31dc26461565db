import { useSyncExternalStore, type CSSProperties } from 'react';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import type { ShownToast } from '../lib/toast.ts';
import { ToastCard } from './toast-card.tsx';

const HOTKEY = ['F8'];
/** At most 420 px, and never wider than a phone (spec §9). */
const WIDTH: CSSProperties & Record<'--width', string> = { '--width': 'min(420px, calc(100vw - 2rem))' };
const TOAST_OPTIONS = { className: 'w-full' };
/** Below the header, which has two rows on phones. */
const PHONE_OFFSET = { top: '6.5rem', left: 16, right: 16 };

/** sonner's own breakpoint for phones. */
const PHONE = window.matchMedia('(max-width: 600px)');

function onPhoneChange(changed: () => void): () => void {
  PHONE.addEventListener('change', changed);
  return () => PHONE.removeEventListener('change', changed);
}

/** Renders toasts. Loaded after the first screen, because the landing and most visits show none. */
export function ToastArea() {
  const isPhone = useSyncExternalStore(onPhoneChange, () => PHONE.matches);
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

export function showCard(id: string, number: number, card: ShownToast): void {
  // The key makes each toast a new card, with five seconds of its own and an announcement for screen readers.
  sonner.custom(() => <ToastCard key={number} {...card} />, { id, duration: Infinity, dismissible: false });
}

export function removeCard(id?: string): void {
  sonner.dismiss(id);
}
