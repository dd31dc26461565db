import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { lazyModule } from '../lib/lazy-module.ts';
import { useStore } from '../lib/store.ts';
import { clearToast, shownToast } from '../lib/toast.ts';

const toastCard = lazyModule(async () => (await import('./toast-card.tsx')).ToastCard);

/** Moved between slots, so that a toast survives when a dialog opens or closes. */
const area = typeof document === 'undefined' ? undefined : createArea();
const slots: Element[] = [];

/** The region of toasts (spec §9): at the bottom right, on phones below the header, in a dialog where its slot is. */
function createArea(): HTMLElement {
  const area = document.createElement('section');
  area.className =
    'fixed inset-x-4 top-26 z-1000 max-w-full min-[601px]:inset-auto min-[601px]:right-6 min-[601px]:bottom-6 min-[601px]:w-105 in-data-toast-slot:static in-data-toast-slot:ml-auto in-data-toast-slot:w-105';
  area.dataset['toasts'] = '';
  area.tabIndex = -1;
  area.setAttribute('aria-label', 'Notifications F8');
  area.setAttribute('aria-live', 'polite');
  /** Had the focus before F8, and gets it back. */
  let opener: Element | null = null;
  const returnFocus = () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    opener = null;
  };
  document.addEventListener('keydown', ({ code }) => {
    if (code !== 'F8' || !shownToast.get()) return;
    opener ??= document.activeElement;
    area.focus();
  });
  area.addEventListener('focusout', ({ relatedTarget }) => {
    if (!area.contains(relatedTarget as Node | null)) returnFocus();
  });
  area.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // A dialog below stays open.
    event.stopPropagation();
    clearToast();
  });
  shownToast.subscribe(() => shownToast.get() ?? returnFocus());
  return area;
}

/** Toasts appear in the slot that was mounted last, which is the top dialog's; without one, in the window. */
export function ToastSlot({ className }: { className?: string }) {
  return <div ref={addSlot} data-toast-slot className={className} />;
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
  if (area) (slots.at(-1) ?? document.body).append(area);
}

/** Shows the newest toast beside the app's root, which an open dialog makes inert. F8 moves the focus there. */
export function Toaster() {
  const code = useStore(toastCard.state);
  const toast = useStore(shownToast);
  useEffect(moveToasts, []);
  // Without its code there are no toasts, but what they say is in the panels (decision 32).
  useEffect(() => void (toast && toastCard.load().catch(() => undefined)), [toast]);
  if (!area || !toast || code.step !== 'loaded') return null;
  return createPortal(<code.code key={toast.shownAt} {...toast} />, area);
}
