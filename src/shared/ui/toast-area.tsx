import { CircleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import { useStore } from '../lib/store.ts';
import { clearToast, shownToast, type Toast } from '../lib/toast.ts';
import { isDialogOpen } from './back-closes.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

const TOAST_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

/** The position on phones: below the header with its two rows, or in the space above a dialog. */
const PHONE_OFFSETS = {
  page: { top: '6.5rem', left: 16, right: 16 },
  dialog: { top: 8, left: 12, right: 12 },
};

/** Renders toasts with sonner: at the bottom right, on phones at the top, and above an open dialog. */
export function ToastArea() {
  const toast = useStore(shownToast);
  const isAboveDialog = useStore(isDialogOpen);
  // sonner's own breakpoint for phones.
  const isPhone = window.matchMedia('(max-width: 600px)').matches;
  const desktopPosition = isAboveDialog ? 'top-left' : 'bottom-right';
  // This effect runs after those of sonner's component, which has then subscribed.
  useEffect(() => {
    if (!toast) return undefined;
    const card = () => <ToastCard {...toast} />;
    const id = sonner.custom(card, { duration: TOAST_MS, dismissible: false, onAutoClose: clearToast });
    return () => void sonner.dismiss(id);
  }, [toast]);
  // Render outside the app's root, which an open dialog makes inert.
  return createPortal(
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Do not close a dialog below the toast.
        event.stopPropagation();
        clearToast();
      }}
      // sonner stops the timer of a toast that got the focus with F8.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) clearToast();
      }}
    >
      <Sonner
        position={isPhone ? 'top-center' : desktopPosition}
        hotkey={['F8']}
        visibleToasts={1}
        // At most 420 px and never wider than a phone (spec §9).
        style={{ '--width': 'min(420px, calc(100vw - 2rem))' } as CSSProperties}
        // A replaced toast disappears immediately. sonner gives a hovered toast its initial height, although the card may
        // have become less high.
        toastOptions={{
          className: classNames(
            'w-full data-[visible=false]:invisible',
            // Leave space for the lightbox's Close button.
            isAboveDialog && 'max-sm:max-w-[calc(100vw-5rem)]',
          ),
          style: { height: 'auto' },
        }}
        offset={isAboveDialog ? { top: 4, left: 24 } : 24}
        mobileOffset={PHONE_OFFSETS[isAboveDialog ? 'dialog' : 'page']}
      />
    </div>,
    document.body,
  );
}

function ToastCard({ title, text, variant, isShownInPanel }: Toast) {
  const card = useRef<HTMLDivElement>(null);
  const swipe = useSwipe();
  const isFailure = variant === 'destructive';
  // Remove sonner's list item from the tab order, because it has no action.
  useEffect(() => card.current?.closest('li')?.setAttribute('tabindex', '-1'), []);
  return (
    <div
      ref={card}
      // Inside sonner's live region an alert would be announced twice.
      role="presentation"
      data-variant={variant}
      {...swipe}
      className={classNames(
        'flex w-full touch-pan-y items-start gap-3 rounded-control border border-l-4 py-3 pr-1 pl-4',
        'font-sans text-ink shadow-lift select-none',
        isFailure ? 'border-rose bg-rose-soft' : 'border-line border-l-ink bg-raised',
      )}
    >
      {isFailure && <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-rose" />}
      <div className="min-w-0 flex-1">
        <p className={classNames('font-medium', isFailure && 'text-rose')}>{title}</p>
        {text && (
          <p
            className={
              // Where the panel shows the text, the toast only announces it (decision 45).
              isShownInPanel ? 'sr-only' : 'mt-0.5 line-clamp-3 text-base whitespace-pre-line sm:line-clamp-2'
            }
          >
            {text}
          </p>
        )}
      </div>
      <IconButton
        icon={X}
        label="Dismiss notification"
        // Otherwise sonner moves the focus back when Tab leaves the button.
        data-dismissible="false"
        onClick={clearToast}
        className="-my-2 shrink-0 rounded-control"
      />
    </div>
  );
}

/** Closes a toast by a drag of more than 50 px to the right (spec §9). sonner's own swipe needs 45 px or any flick. */
function useSwipe() {
  const [drag, setDrag] = useState<{ startX: number; px: number }>();
  return {
    style: { translate: drag && `${drag.px}px` },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // After a canceled drag sonner would no longer close the toast.
      event.stopPropagation();
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ startX: event.clientX, px: 0 });
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (drag) setDrag({ ...drag, px: Math.max(0, clientX - drag.startX) });
    },
    onPointerUp: () => drag && drag.px > SWIPE_THRESHOLD_PX && clearToast(),
    onLostPointerCapture: () => setDrag(undefined),
  };
}
