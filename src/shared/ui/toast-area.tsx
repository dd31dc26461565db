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

/** On phones: below the header, which has two rows, or in the strip above a dialog. */
const PHONE_OFFSETS = {
  page: { top: '6.5rem', left: 16, right: 16 },
  dialog: { top: 8, left: 12, right: 12 },
};

/** Renders toasts by sonner: at the bottom right, on phones at the top, with an open dialog in the strip above it. */
export function ToastArea() {
  const toast = useStore(shownToast);
  const isAboveDialog = useStore(isDialogOpen);
  // sonner's own breakpoint for phones.
  const isPhone = window.matchMedia('(max-width: 600px)').matches;
  // After the effects of sonner's component, so that it has subscribed.
  useEffect(() => {
    if (!toast) return undefined;
    const card = () => <ToastCard {...toast} />;
    const id = sonner.custom(card, { duration: TOAST_MS, dismissible: false, onAutoClose: clearToast });
    return () => void sonner.dismiss(id);
  }, [toast]);
  // Beside the app's root, which an open dialog makes inert.
  return createPortal(
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A dialog below stays open.
        event.stopPropagation();
        clearToast();
      }}
      // sonner stops the time of a toast that got the focus with F8.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) clearToast();
      }}
    >
      <Sonner
        position={isPhone ? 'top-center' : isAboveDialog ? 'top-left' : 'bottom-right'}
        hotkey={['F8']}
        visibleToasts={1}
        // At most 420 px, and never wider than a phone (spec §9).
        style={{ '--width': 'min(420px, calc(100vw - 2rem))' } as CSSProperties}
        // A toast that is replaced disappears immediately. sonner gives a hovered toast its first height, but the card
        // may have become less high.
        toastOptions={{
          className: classNames(
            'w-full data-[visible=false]:invisible',
            // Beside Close of the lightbox.
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
  // sonner's item around it would be a stop of Tab where nothing can be done.
  useEffect(() => card.current?.closest('li')?.setAttribute('tabindex', '-1'), []);
  return (
    <div
      ref={card}
      // Not an alert: it is in sonner's live region, and would be announced twice.
      role="presentation"
      data-variant={variant}
      {...swipe}
      className={classNames(
        'flex w-full touch-pan-y items-start font-sans gap-3 rounded-control border border-l-4 py-3 pr-1 pl-4 text-ink shadow-lift select-none',
        isFailure ? 'border-rose bg-rose-soft' : 'border-line border-l-ink bg-raised',
      )}
    >
      {isFailure && <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-rose" />}
      <div className="min-w-0 flex-1">
        <p className={classNames('font-medium', isFailure && 'text-rose')}>{title}</p>
        {text && (
          <p
            className={
              // Only announced where the panel shows it (decision 45).
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
        // Otherwise sonner takes the focus back when Tab leaves the button.
        data-dismissible="false"
        onClick={clearToast}
        className="-my-2 shrink-0 rounded-control"
      />
    </div>
  );
}

/** A drag to the right of more than 50 px (spec §9). sonner's own needs 45 px, and accepts a flick of any distance. */
function useSwipe() {
  const [drag, setDrag] = useState<{ startX: number; px: number }>();
  return {
    style: { translate: drag && `${drag.px}px` },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // sonner would no longer close it after a canceled drag.
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
