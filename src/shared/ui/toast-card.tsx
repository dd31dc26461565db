import { CircleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { clearToast, type PastNotice, type ToastVariant } from './toast.ts';
import { useAutoClose } from './use-auto-close.ts';
import { useSwipeRight } from './use-swipe-right.ts';

const TOAST_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

interface ToastCardProps {
  toast: PastNotice;
  /** The region around it, which announces politely. */
  area: HTMLElement;
}

const LOOK: Record<ToastVariant, string> = {
  default: 'border-line border-l-ink bg-raised text-ink',
  destructive: 'border-rose bg-rose-soft text-ink',
};

export function ToastCard({ toast, area }: ToastCardProps) {
  const { title, text, variant } = toast;
  const card = useRef<HTMLDivElement>(null);
  const returnFocus = useReturnFocus(area);
  useAutoClose(area, TOAST_MS, close);
  useSwipeRight(card, SWIPE_THRESHOLD_PX, close);
  const isRepeated = useIsOnScreen(text);

  async function fadeOut() {
    // Not in jsdom, which draws nothing.
    await card.current?.animate?.({ opacity: 0 }, 160).finished.catch(() => undefined);
    clearToast(toast);
  }
  function close() {
    returnFocus();
    void fadeOut();
  }

  return (
    <div
      ref={card}
      // A failure interrupts.
      role={variant === 'destructive' ? 'alert' : undefined}
      data-variant={variant}
      className={classNames(
        'flex w-full touch-pan-y items-start font-sans gap-3 rounded-control border border-l-4 py-3 pr-1 pl-4 shadow-lift select-none motion-safe:animate-panel',
        LOOK[variant],
      )}
    >
      {variant === 'destructive' && (
        <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-rose" />
      )}
      <div className="min-w-0 flex-1">
        <p className={classNames('font-medium break-words', variant === 'destructive' && 'text-rose')}>
          {title}
        </p>
        {text !== undefined && text !== '' && (
          // The panel concerned shows the whole text (decision 32).
          <p
            data-brief={isRepeated || undefined}
            className="mt-0.5 line-clamp-3 text-[0.9375rem] break-words whitespace-pre-line sm:line-clamp-2 data-brief:line-clamp-1"
          >
            {text}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss notification"
        onClick={close}
        className="-my-2 grid size-11 shrink-0 place-items-center rounded-control"
      >
        <X aria-hidden size={18} />
      </button>
    </div>
  );
}

/** A toast is no place to be: when it goes, the keyboard is back where it was. */
function useReturnFocus(area: HTMLElement): () => void {
  const cameFrom = useRef<EventTarget>(null);
  useEffect(() => {
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) cameFrom.current = relatedTarget;
    };
    area.addEventListener('focusin', remember);
    return () => area.removeEventListener('focusin', remember);
  }, [area]);
  return () => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !area.contains(activeElement)) return;
    activeElement.blur();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
}

/** Does a notice on screen say this already? Then the first line will do here. */
function useIsOnScreen(text = ''): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    // The notice may be drawn just after the toast.
    const frame = requestAnimationFrame(() => {
      const words = wordsOf(text);
      const notices = [...document.querySelectorAll('main [data-tone], [role=dialog] [data-tone]')];
      setIsOnScreen(
        words !== '' && notices.some((one) => isSeen(one) && wordsOf(one.textContent).includes(words)),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return isOnScreen;
}

/** A panel says it without the status (spec §8), and maybe in paragraphs. */
function wordsOf(text: string): string {
  return text.replace(/^\d{3}: /, '').replaceAll(/\s/g, '');
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && bottom > top;
}
