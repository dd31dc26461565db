import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import type { ToastCardProps } from './toast-card.tsx';
import { moveToasts, toastContainer } from './toast-slot.tsx';
import { onPendingToast, toastModule, toastsReady, pendingToast } from './toast.ts';

/**
 * Shows toasts in the open dialog, below its header; otherwise at the bottom right, on phones below the header. F8
 * moves the focus there. Outside of dialogs they are rendered beside the app's root, which a dialog makes inert.
 */
export function Toaster() {
  const late = useSyncExternalStore(toastModule.subscribe, toastModule.state, toastModule.state);
  const pending = useSyncExternalStore(onPendingToast, pendingToast, pendingToast);
  useEffect(moveToasts, []);
  const code = late.step === 'loaded' ? late.code : undefined;
  // After the area's own effects, so that it has subscribed.
  useEffect(() => code && toastsReady(code), [code]);
  if (!toastContainer) return null;
  if (code) return createPortal(<code.ToastArea />, toastContainer);
  return createPortal(late.step === 'failed' && pending && <PlainToast {...pending} />, toastContainer);
}

/** A toast whose code could not be loaded: its text, until it is dismissed. */
function PlainToast({ title, text, variant, onClose }: ToastCardProps) {
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
