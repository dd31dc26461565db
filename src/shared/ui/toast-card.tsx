import { CircleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ShownToast, ToastVariant } from '../lib/toast.ts';
import { classNames } from './class-names.ts';
import { useToastClosing } from './use-toast-closing.ts';

const LOOK: Record<ToastVariant, string> = {
  default: 'border-line border-l-ink bg-raised text-ink',
  destructive: 'border-rose bg-rose-soft text-ink',
};

export function ToastCard({ title, text, variant, onClose }: ShownToast) {
  const card = useRef<HTMLDivElement>(null);
  useToastClosing(card, onClose);
  const isRepeated = useIsOnScreen(card, text);
  return (
    <div
      ref={card}
      // sonner's region is polite; a failure interrupts.
      role={variant === 'destructive' ? 'alert' : undefined}
      data-variant={variant}
      className={classNames(
        'flex w-full touch-pan-y items-start font-sans gap-3 rounded-control border border-l-4 py-3 pr-1 pl-4 shadow-lift select-none',
        LOOK[variant],
      )}
    >
      {variant === 'destructive' && (
        <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-rose" />
      )}
      <div className="min-w-0 flex-1">
        <p className={classNames('font-medium', variant === 'destructive' && 'text-rose')}>{title}</p>
        {text !== undefined && text !== '' && (
          // The panel shows the full text (decision 32); while it is in view, the toast only announces it.
          <p
            data-brief={isRepeated || undefined}
            className="mt-0.5 line-clamp-3 text-[0.9375rem] whitespace-pre-line sm:line-clamp-2 data-brief:sr-only"
          >
            {text}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss notification"
        onClick={onClose}
        className="-my-2 grid size-11 shrink-0 place-items-center rounded-control"
      >
        <X aria-hidden size={18} />
      </button>
    </div>
  );
}

/**
 * Is a notice with this text in view? Then the toast shows its title only. It must cover neither the notice nor the
 * field that has an error and the focus.
 */
function useIsOnScreen(card: RefObject<HTMLElement | null>, text = ''): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    // The notice may be rendered just after the toast.
    const frame = requestAnimationFrame(() => {
      const words = comparableText(text);
      const notices = [...document.querySelectorAll('main [data-tone], [role=dialog] [data-tone]')];
      const notice = notices.find((one) => isSeen(one) && comparableText(one.textContent).includes(words));
      const hasNotice = words !== '' && notice !== undefined;
      setIsOnScreen(hasNotice);
      const field = document.activeElement?.closest('[role=dialog] [aria-invalid]')?.parentElement;
      for (const part of [hasNotice ? notice : undefined, field])
        if (part && card.current && isCovered(part, card.current)) part.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [card, text]);
  return isOnScreen;
}

function isCovered(element: Element, cover: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), cover.getBoundingClientRect()];
  const isBeside = inner.right <= outer.left || inner.left >= outer.right;
  return !isBeside && inner.top < outer.bottom && inner.bottom > outer.top;
}

/** A panel shows the text without the status (spec §8), and perhaps in paragraphs. */
function comparableText(text: string): string {
  return text.replace(/^\d{3}: /, '').replaceAll(/\s/g, '');
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && bottom > top;
}
