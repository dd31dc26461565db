/**
 * The element that contains all toasts. It is moved between slots, so that a toast survives when a dialog opens or
 * closes.
 */
export const toastContainer = typeof document === 'undefined' ? undefined : document.createElement('div');

const slots: Element[] = [];

/**
 * Where toasts appear while it is mounted. Of several slots the last one has them: the top
 * dialog's.
 */
export function ToastSlot({ className }: { className?: string }) {
  return <div ref={registerSlot} data-toast-slot className={className} />;
}

export function moveToasts(): void {
  if (toastContainer) (slots.at(-1) ?? document.body).append(toastContainer);
}

function registerSlot(slot: Element | null) {
  if (!slot) return undefined;
  slots.push(slot);
  moveToasts();
  return () => {
    slots.splice(slots.indexOf(slot), 1);
    moveToasts();
  };
}
