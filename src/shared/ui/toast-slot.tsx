/** Where toasts are drawn. It moves as a whole, so that a toast lives on when a dialog opens or closes around it. */
export const toastContainer = typeof document === 'undefined' ? undefined : document.createElement('div');

const slots: Element[] = [];

/** While it is on the page, toasts appear in it and cover nothing. Of several the newest has them: the top dialog's. */
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
