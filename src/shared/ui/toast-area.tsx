import { CircleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import { useStore } from '../lib/store.ts';
import { clearToast, shownToast, type Toast } from '../lib/toast.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

const TOAST_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const LOOK_EVERY_MS = 100;

/** Renders toasts by sonner: at the bottom right, on phones below the header. Loaded after the first screen. */
export function ToastArea() {
  const toast = useStore(shownToast);
  // sonner's own breakpoint for phones.
  const isPhone = window.matchMedia('(max-width: 600px)').matches;
  // After the effects of sonner's component, so that it has subscribed.
  useEffect(() => {
    if (!toast) return undefined;
    const card = () => <ToastCard {...toast} />;
    const id = sonner.custom(card, { duration: TOAST_MS, dismissible: false, onAutoClose: clearToast });
    return () => void sonner.dismiss(id);
  }, [toast]);
  return (
    <Sonner
      position={isPhone ? 'top-center' : 'bottom-right'}
      hotkey={['F8']}
      visibleToasts={1}
      // At most 420 px, and never wider than a phone (spec §9).
      style={{ '--width': 'min(420px, calc(100vw - 2rem))' } as CSSProperties}
      // A toast that is replaced disappears at once. sonner gives a hovered toast the height that it had at first, but
      // the card may have become less high.
      toastOptions={{ className: 'w-full data-[visible=false]:invisible', style: { height: 'auto' } }}
      offset={24}
      // Below the header, which has two rows on phones.
      mobileOffset={{ top: '6.5rem', left: 16, right: 16 }}
    />
  );
}

function ToastCard({ title, text, variant }: Toast) {
  const card = useRef<HTMLDivElement>(null);
  const swipe = useSwipe();
  const isRepeated = useIsRepeated(card, text);
  const isFailure = variant === 'destructive';
  // sonner's item around it would be a stop of Tab where nothing can be done.
  useEffect(() => card.current?.closest('li')?.setAttribute('tabindex', '-1'), []);
  return (
    <div
      ref={card}
      // sonner's region is polite; a failure interrupts.
      role={isFailure ? 'alert' : 'presentation'}
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
            data-brief={isRepeated || undefined}
            className="mt-0.5 line-clamp-3 text-[0.9375rem] whitespace-pre-line sm:line-clamp-2 data-brief:sr-only"
          >
            {text}
          </p>
        )}
      </div>
      <IconButton
        icon={X}
        label="Dismiss notification"
        // Otherwise sonner takes the focus back when Tab goes on from here.
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
      // sonner would not close it any more after a cancelled press.
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

/**
 * Is a notice with the beginning of this text in view? Then the toast shows its title only, and announces the text
 * (decision 45). If it covers that notice, or a dialog's field that has an error and the focus, the page scrolls: once,
 * because the person may scroll, too.
 */
function useIsRepeated(card: RefObject<HTMLElement | null>, text = ''): boolean {
  const [isRepeated, setRepeated] = useState(false);
  useEffect(() => {
    // What follows the first sentence or line, such as a refund's end, may be in a notice of its own.
    const words = comparable(/^.{16,}?(?=\n|[.…] )/.exec(text)?.[0] ?? text);
    let hasScrolled = false;
    const look = () => {
      const view = new DOMRect(0, 0, innerWidth, innerHeight);
      const notice = [...document.querySelectorAll(':is(main, [role=dialog]) [data-tone]')].find(
        (one) => words && comparable(one.textContent).includes(words) && overlaps(one, view),
      );
      setRepeated(notice !== undefined);
      const field = document.activeElement?.closest('[role=dialog] [aria-invalid]')?.parentElement;
      const cover = card.current?.getBoundingClientRect() ?? new DOMRect();
      const covered = [notice, field].find((one) => one && overlaps(one, cover));
      if (hasScrolled || !covered) return;
      hasScrolled = true;
      // In the centre of the window, a high notice would still begin below the toast.
      const isHigh = covered.getBoundingClientRect().height > innerHeight / 2;
      covered.scrollIntoView({ block: isHigh ? 'start' : 'center' });
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [card, text]);
  return isRepeated;
}

/** A panel shows the text without the status (spec §8), and perhaps in paragraphs. */
function comparable(text: string): string {
  return text.replaceAll(/^\d{3}: |\s/g, '').toLowerCase();
}

function overlaps(element: Element, { left, right, top, bottom }: DOMRect): boolean {
  const box = element.getBoundingClientRect();
  return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
}
