import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { lazyModule } from '../lib/lazy-module.ts';
import { useStore } from '../lib/store.ts';
import { shownToast, type ShownToast } from '../lib/toast.ts';
import { Button } from './button.tsx';
import { moveToasts, toastContainer } from './toast-slot.tsx';

const toastArea = lazyModule(async () => (await import('./toast-area.tsx')).ToastArea);

/**
 * Shows toasts in the open dialog, at the top of its content; otherwise at the bottom right, on phones below the header. F8
 * moves the focus there. Outside of dialogs they are rendered beside the app's root, which a dialog makes inert.
 */
export function Toaster() {
  const area = useStore(toastArea.state);
  const toast = useStore(shownToast);
  useEffect(moveToasts, []);
  useEffect(() => void (toast && toastArea.load().catch(() => undefined)), [toast]);
  if (!toastContainer) return null;
  if (area.step === 'loaded') return createPortal(<area.code />, toastContainer);
  return createPortal(area.step === 'failed' && toast && <PlainToast {...toast} />, toastContainer);
}

/** A toast whose code could not be loaded: its text, until it is dismissed. */
function PlainToast({ title, text, variant, onClose }: ShownToast) {
  return (
    <div
      role={variant === 'destructive' ? 'alert' : 'status'}
      className="fixed inset-x-3 bottom-3 z-40 mx-auto grid max-h-[50dvh] w-fit max-w-105 gap-1 overflow-y-auto rounded-card border border-edge bg-raised px-4 py-3 shadow-lift"
    >
      <p className="font-medium wrap-anywhere">{title}</p>
      {text !== undefined && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      <Button variant="quiet" size="sm" className="justify-self-end" onClick={onClose}>
        Dismiss
      </Button>
    </div>
  );
}
