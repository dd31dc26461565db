import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import { ToastSlot } from './toast-slot.tsx';

interface DialogProps {
  isOpen: boolean;
  /** Asked by Escape, the backdrop and the close button. Do nothing while closing would lose work. */
  onClose: () => void;
  title: string;
  size: 'sm' | 'xl';
  /** Where the keyboard starts; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
  footer?: ReactNode;
}

const SIZES = { sm: 'sm:max-w-md', xl: 'sm:max-w-5xl' };

/**
 * A modal sheet: from the bottom on phones, in the middle elsewhere. Focus stays inside and returns to what opened it.
 * Toasts appear below its header.
 */
export function Dialog({ isOpen, onClose, title, size, initialFocus, children, footer }: DialogProps) {
  useReturnFocus(isOpen);
  return (
    <HeadlessDialog
      open={isOpen}
      onClose={onClose}
      {...(initialFocus !== undefined && { initialFocus })}
      className="relative z-50"
    >
      <DialogBackdrop className="fixed inset-0 bg-veil motion-safe:animate-appear" />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-6">
        <DialogPanel
          className={classNames(
            'flex max-h-[94dvh] w-full flex-col overscroll-contain rounded-t-card short:overflow-y-auto border border-line bg-raised text-ink shadow-lift motion-safe:animate-panel sm:max-h-[92dvh] sm:rounded-card',
            SIZES[size],
          )}
        >
          {/* Not header and footer: outside `main` they would be the page's second banner and contentinfo. */}
          <div className="flex items-start justify-between gap-4 border-b border-line px-5 pt-4 pb-3 sm:px-7">
            <DialogTitle className="min-w-0 font-display text-display-md">{title}</DialogTitle>
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="-mt-1 -mr-3 grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-sunken"
            >
              <X aria-hidden size={20} />
            </button>
          </div>
          <ToastSlot className="px-5 sm:px-7" />
          <div
            ref={keepFocusVisible}
            className="@container min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 short:flex-none short:overflow-visible sm:px-7"
          >
            {children}
          </div>
          {footer != null && (
            <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-4 sm:px-7">
              {footer}
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}

/** A toast below the header, or a phone's keyboard, must not push the field in hand out of sight, nor what is wrong with it. */
function keepFocusVisible(body: HTMLElement | null) {
  if (!body) return undefined;
  const observer = new ResizeObserver(() => {
    const { activeElement } = document;
    if (!activeElement || !body.contains(activeElement)) return;
    const isRefused = activeElement.hasAttribute('aria-invalid');
    ((isRefused && activeElement.parentElement) || activeElement).scrollIntoView({ block: 'nearest' });
  });
  observer.observe(body);
  return () => observer.disconnect();
}

/**
 * Returns the focus to what had it when a dialog opened. Headless UI does that only for what was focused after its
 * code had arrived, and its code arrives with the first dialog; inside another dialog it goes to that one's start.
 */
export function useReturnFocus(isOpen: boolean): void {
  const returning = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    clearTimeout(returning.current);
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    return () => {
      // Once Headless UI has let go of the page.
      returning.current = setTimeout(() => returnFocus(opener));
    };
  }, [isOpen]);
}

function returnFocus(opener: Element | null) {
  if (!(opener instanceof HTMLElement) || opener === document.body || !opener.isConnected) return;
  const { activeElement } = document;
  // What took the focus since then keeps it: the heading of the next page, say.
  const isFree = activeElement === null || activeElement === document.body;
  const isInOuterDialog = activeElement?.closest('[role=dialog]')?.contains(opener) ?? false;
  if (isFree || isInOuterDialog) opener.focus({ preventScroll: true });
}
