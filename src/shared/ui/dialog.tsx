import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { X } from 'lucide-react';
import { useEffect, useState, type KeyboardEventHandler, type ReactNode } from 'react';
import { useBackCloses } from './back-closes.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

interface ModalProps {
  /** Called on Escape, Back, a click outside the dialog or on its close button. */
  onClose: () => void;
  /** False while closing would lose work: the dialog stays open. */
  canClose?: boolean;
  className?: string;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/**
 * A Headless UI dialog, open while it is mounted. A {@link DialogTitle} inside names it. The element with
 * `data-autofocus` gets the focus, else the first control. (Headless UI would set its `initialFocus` again each time
 * that a dialog above this one closes.)
 */
export function Modal({ onClose, canClose = true, onKeyDown, children, ...rest }: ModalProps) {
  // Headless UI makes the page inert only for a dialog that opens after it has rendered.
  const [rendered, setRendered] = useState<HTMLElement | null>(null);
  const close = () => {
    if (canClose) onClose();
    return canClose;
  };
  useBackCloses(close);
  useFocusReturns();
  return (
    <HeadlessDialog
      // The dialog is open while it is mounted. Headless UI's own transition would render the content twice.
      static
      ref={setRendered}
      open={rendered !== null}
      onClose={close}
      onKeyDown={(event) => {
        // An Escape that ends a composition belongs to the input method.
        if (event.nativeEvent.isComposing) event.stopPropagation();
        else onKeyDown?.(event);
      }}
      {...rest}
    >
      {children}
    </HeadlessDialog>
  );
}

/** Returns the focus after unmounting. Headless UI knows only elements that were focused after its code had loaded. */
function useFocusReturns(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // A new page has already moved the focus to its heading.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    },
    [opener],
  );
}

interface DialogProps extends ModalProps {
  title: string;
  size: keyof typeof SIZES;
  footer: ReactNode;
}

const SIZES = { sm: 'sm:max-w-md', xl: 'sm:max-w-5xl' };

/** A modal with a header and a footer: at the bottom on phones, centered elsewhere. Toasts use the space above it. */
export function Dialog({ title, size, footer, children, ...modal }: DialogProps) {
  return (
    <Modal {...modal} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-veil motion-safe:animate-appear" />
      <div
        className={classNames(
          'fixed inset-0 flex items-end justify-center pt-22 short:pt-16',
          'sm:items-center sm:px-6 sm:pb-2 not-short:sm:pt-19',
        )}
      >
        <DialogPanel
          className={classNames(
            'flex max-h-full w-full flex-col overscroll-contain rounded-t-card short:overflow-y-auto',
            'border border-line bg-raised text-ink shadow-lift sm:rounded-card motion-safe:animate-panel',
            SIZES[size],
          )}
        >
          {/* Outside `main`, `header` and `footer` would be landmarks of the page. */}
          <div className="flex items-start justify-between gap-4 border-b border-line px-5 pt-4 pb-3 sm:px-7">
            <DialogTitle className="min-w-0 font-display text-display-md">{title}</DialogTitle>
            <IconButton
              icon={X}
              label="Close"
              size={20}
              onClick={() => modal.canClose !== false && modal.onClose()}
              className="-mt-1 -mr-3 shrink-0 rounded-control text-ink hover:bg-sunken"
            />
          </div>
          <div
            className={classNames(
              '@container min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4',
              'short:flex-none short:overflow-visible sm:px-7',
            )}
          >
            {children}
          </div>
          <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-4 sm:px-7">
            {footer}
          </div>
        </DialogPanel>
      </div>
    </Modal>
  );
}
