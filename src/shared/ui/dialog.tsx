import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { X } from 'lucide-react';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type CSSProperties,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
} from 'react';
import { listen } from '../lib/listen.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { ToastSlot } from './toaster.tsx';

interface ModalProps {
  /** Rendered before it is needed, so that it opens at once. */
  isHidden?: boolean | undefined;
  /** Called by Escape, a press beside it and the close button. Do nothing while closing would lose work. */
  onClose: () => void;
  /** Gets the focus on opening; by default what has `data-autofocus`, else the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus on closing when what had it before is gone. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  className?: string;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** Traps the focus, and returns it when it is removed. A {@link DialogTitle} inside names it. */
export function Modal({ isHidden = false, initialFocus, finalFocus, children, ...rest }: ModalProps) {
  useReturnFocus(isHidden, finalFocus);
  // Rendered in three short tasks: empty, with its content, then open, once it may be seen. Headless UI makes the page
  // inert only if the dialog is there before it opens; until then a press beside it is lost.
  const [stage, setStage] = useState<'empty' | 'filled' | 'open'>('empty');
  const isOpen = stage === 'open';
  const next = stage === 'empty' ? 'filled' : isHidden ? stage : 'open';
  useLayoutEffect(() => startTransition(() => setStage(next)), [next]);
  // Headless UI handles Escape only once the dialog is open. A held key is one press (one-press.ts).
  const closeEarly = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    rest.onClose();
  });
  const isOpening = !isHidden && !isOpen;
  useEffect(() => (isOpening ? listen({ keydown: closeEarly }, { capture: true }) : undefined), [isOpening]);
  return (
    <HeadlessDialog
      static
      open={isOpen}
      style={{ visibility: isHidden ? 'hidden' : undefined }}
      {...(initialFocus && { initialFocus })}
      {...rest}
    >
      {stage !== 'empty' && children}
    </HeadlessDialog>
  );
}

interface DialogProps extends ModalProps {
  title: string;
  size: keyof typeof SIZES;
  footer: ReactNode;
}

const SIZES = { sm: 'sm:max-w-md', xl: 'sm:max-w-5xl' };

/** Over the upper edge and the title, beside Close; inside the edge where the whole panel scrolls. */
const TOAST_PLACE: CSSProperties = {
  order: -1,
  top: '2rem',
  translate: '0 -1.5rem',
  marginInline: '0.75rem 3.5rem',
};

/** A modal with a head and a foot: at the bottom on phones, centred elsewhere. Toasts cover its title. */
export function Dialog({ title, size, footer, children, ...modal }: DialogProps) {
  const { isHidden, onClose } = modal;
  return (
    <Modal {...modal} className="relative z-50">
      <DialogBackdrop
        className={classNames('fixed inset-0 bg-veil', !isHidden && 'motion-safe:animate-appear')}
      />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-6">
        <DialogPanel
          className={classNames(
            'flex max-h-[94dvh] w-full flex-col overscroll-contain rounded-t-card short:overflow-y-auto border border-line bg-raised text-ink shadow-lift sm:max-h-[92dvh] sm:rounded-card',
            SIZES[size],
            // Hidden, it is laid out as it will be when it moves.
            isHidden ? 'will-change-transform' : 'motion-safe:animate-panel',
          )}
        >
          {/* Not `header` and `footer`, which outside `main` are landmarks of the page. */}
          <div className="flex items-start justify-between gap-4 border-b border-line px-5 pt-4 pb-3 sm:px-7">
            <DialogTitle className="min-w-0 font-display text-display-md">{title}</DialogTitle>
            <IconButton
              icon={X}
              label="Close"
              size={20}
              onClick={onClose}
              className="-mt-1 -mr-3 shrink-0 rounded-control text-ink hover:bg-sunken"
            />
          </div>
          {/* Of no height, so that nothing moves when a toast comes or goes. */}
          {!isHidden && <ToastSlot className="sticky z-10 h-0" style={TOAST_PLACE} />}
          <div
            // Leaves room for a toast above a field that gets the focus.
            className="@container scroll-pt-28 min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 short:flex-none short:overflow-visible sm:px-7"
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

/**
 * Returns the focus to what had it when the dialog opened. Headless UI fails to do so for the first dialog, which
 * loads its code, and for a dialog inside another one.
 */
function useReturnFocus(isHidden: boolean, finalFocus: ModalProps['finalFocus']): void {
  useLayoutEffect(() => {
    if (isHidden) return undefined;
    const before = document.activeElement;
    const returnFocus = () => {
      const opener = before?.isConnected ? before : finalFocus?.current;
      if (!(opener instanceof HTMLElement)) return;
      const { activeElement } = document;
      // Focus that was set meanwhile stays, for example on the heading of the next page.
      const isFree = activeElement === null || activeElement === document.body;
      const isInOuterDialog = activeElement?.closest('[role=dialog]')?.contains(opener) ?? false;
      if (isFree || isInOuterDialog) opener.focus({ preventScroll: true });
    };
    // After Headless UI has removed `inert` from the page.
    return () => void setTimeout(returnFocus);
  }, [isHidden, finalFocus]);
}
