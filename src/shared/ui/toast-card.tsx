import { CircleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { clearToast, type Toast, type ToastVariant } from '../lib/toast.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

const VARIANTS: Record<ToastVariant, string> = {
  default: 'border-line border-l-ink bg-raised text-ink',
  destructive: 'border-rose bg-rose-soft text-ink',
};

const TOAST_MS = 5000;
const TICK_MS = 100;
const SWIPE_THRESHOLD_PX = 50;

/** One toast. Loaded after the first screen. */
export function ToastCard({ title, text, variant }: Toast) {
  const card = useRef<HTMLDivElement>(null);
  useClosing(card);
  const swipe = useSwipe(clearToast);
  const isRepeated = useIsRepeated(card, text);
  const isFailure = variant === 'destructive';
  return (
    <div
      ref={card}
      // The area is polite; a failure interrupts.
      role={isFailure ? 'alert' : 'presentation'}
      data-variant={variant}
      {...swipe}
      className={classNames(
        'flex touch-pan-y items-start gap-3 rounded-control border border-l-4 py-3 pr-1 pl-4 shadow-lift select-none motion-safe:animate-panel',
        VARIANTS[variant],
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
        onClick={clearToast}
        className="-my-2 shrink-0 rounded-control"
      />
    </div>
  );
}

/** Closes it after five seconds, which stand still in a hidden tab, and while somebody points at it or has the focus in it. */
function useClosing(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let leftMs = TOAST_MS;
    const timer = setInterval(() => {
      const isHeld = card.current?.parentElement?.matches(':hover, :focus-within');
      if (!document.hidden && !isHeld) leftMs -= TICK_MS;
      if (leftMs <= 0) clearToast();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [card]);
}

/** A drag to the right of more than 50 px (spec §9). */
function useSwipe(close: () => void) {
  const [drag, setDrag] = useState<{ startX: number; px: number }>();
  return {
    style: { translate: drag && `${drag.px}px` },
    // A press leaves the focus where it is.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ startX: event.clientX, px: 0 });
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (drag) setDrag({ ...drag, px: Math.max(0, clientX - drag.startX) });
    },
    onPointerUp: () => drag && drag.px > SWIPE_THRESHOLD_PX && close(),
    onLostPointerCapture: () => setDrag(undefined),
  };
}

const LOOK_AGAIN_MS = 250;

/**
 * Is a notice with this text in view? Then the toast shows its title only, and announces the text (decision 45). It must
 * cover neither the notice nor the field that has an error and the focus.
 */
function useIsRepeated(card: RefObject<HTMLElement | null>, text = ''): boolean {
  const [isRepeated, setRepeated] = useState(false);
  useEffect(() => {
    let isInTheWay = true;
    const look = () => {
      const words = comparableText(beginningOf(text));
      const view = new DOMRect(0, 0, innerWidth, innerHeight);
      const notice = [...document.querySelectorAll(':is(main, [role=dialog]) [data-tone]')].find(
        (one) => words && comparableText(one.textContent).includes(words) && overlaps(one, view),
      );
      setRepeated(notice !== undefined);
      const field = document.activeElement?.closest('[role=dialog] [aria-invalid]')?.parentElement;
      const cover = card.current?.getBoundingClientRect() ?? new DOMRect();
      for (const part of [notice, field]) {
        if (!isInTheWay || !part || !overlaps(part, cover)) continue;
        // Once, because the person may scroll, too.
        isInTheWay = false;
        part.scrollIntoView({ block: 'center' });
      }
    };
    const frame = requestAnimationFrame(look);
    // The notice may be rendered, or scrolled to, after the toast.
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  }, [card, text]);
  return isRepeated;
}

/** The first sentence or line, unless it is short: what follows, such as a refund's end, may be in a notice of its own. */
function beginningOf(text: string): string {
  return /^.{16,}?(?=\n|[.…] )/.exec(text)?.[0] ?? text;
}

/** A panel shows the text without the status (spec §8), and perhaps in paragraphs. */
function comparableText(text: string): string {
  return text.replaceAll(/^\d{3}: |\s/g, '').toLowerCase();
}

function overlaps(element: Element, { left, right, top, bottom }: DOMRect): boolean {
  const box = element.getBoundingClientRect();
  return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
}
