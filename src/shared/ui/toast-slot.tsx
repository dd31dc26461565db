import { classNames } from './class-names.ts';

/** Where toasts are drawn. It moves as a whole, so that a toast lives on when a dialog opens or closes around it. */
export const toastHost = typeof document === 'undefined' ? undefined : createHost();

function createHost(): HTMLElement {
  const host = document.createElement('section');
  host.setAttribute('aria-label', 'Notifications F8');
  host.setAttribute('aria-live', 'polite');
  host.tabIndex = -1;
  host.dataset['toasts'] = '';
  // At most 420 px, and never wider than a phone (spec §9); on phones below the header, which has two rows there.
  host.className = classNames(
    'fixed z-70 w-[min(420px,calc(100vw-2rem))] right-6 bottom-6',
    'max-[601px]:inset-x-4 max-[601px]:top-26 max-[601px]:bottom-auto max-[601px]:w-auto',
    // In a dialog it is part of the layout instead of lying over it.
    'in-data-toast-slot:static in-data-toast-slot:ml-auto in-data-toast-slot:w-full in-data-toast-slot:max-w-[420px] in-data-toast-slot:not-empty:py-3',
  );
  return host;
}

const slots: Element[] = [];

/** While it is on the page, toasts appear in it and cover nothing. Of several the newest has them: the top dialog's. */
export function ToastSlot({ className }: { className?: string }) {
  return <div ref={claimToasts} data-toast-slot className={className} />;
}

export function placeToasts(): void {
  if (toastHost) (slots.at(-1) ?? document.body).append(toastHost);
}

function claimToasts(slot: Element | null) {
  if (!slot) return undefined;
  slots.push(slot);
  placeToasts();
  return () => {
    slots.splice(slots.indexOf(slot), 1);
    placeToasts();
  };
}
