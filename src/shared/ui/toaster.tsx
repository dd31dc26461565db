import { useEffect, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { lazyModule } from '../lib/lazy-module.ts';
import { useStore } from '../lib/store.ts';
import { clearToast, shownToast } from '../lib/toast.ts';

const toastArea = lazyModule(async () => (await import('./toast-area.tsx')).ToastArea);

/** Contains all toasts. It is moved between slots, so that a toast survives when a dialog opens or closes. */
const container = typeof document === 'undefined' ? undefined : document.createElement('div');
const slots: Element[] = [];
container?.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  // A dialog below stays open.
  event.stopPropagation();
  clearToast();
});

/** Toasts appear in the slot that was mounted last, which is the top dialog's; without one, in the window. */
export function ToastSlot(props: Pick<ComponentProps<'div'>, 'className' | 'style'>) {
  return <div ref={addSlot} data-toast-slot {...props} />;
}

function addSlot(slot: Element | null) {
  if (slot) slots.push(slot);
  moveToasts();
  return () => {
    slots.pop();
    moveToasts();
  };
}

function moveToasts() {
  if (container) (slots.at(-1) ?? document.body).append(container);
}

/** Shows toasts beside the app's root, which an open dialog makes inert. F8 moves the focus there. */
export function Toaster() {
  const area = useStore(toastArea.state);
  const toast = useStore(shownToast);
  useEffect(moveToasts, []);
  // Without its code there are no toasts, but what they say is in the panels (decision 32).
  useEffect(() => void (toast && toastArea.load().catch(() => undefined)), [toast]);
  return container && area.step === 'loaded' ? createPortal(<area.code />, container) : null;
}
