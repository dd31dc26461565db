import { cloneElement, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { AriaAttributes, PointerEvent, ReactElement, ReactNode } from 'react';
import { listen } from '../lib/listen.ts';
import { classNames } from './class-names.ts';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** The least distance from the edges of the window. */
const MARGIN_PX = 12;

/** When the last tooltip closed, by `performance.now()`. */
let closedAt = -Infinity;

interface TooltipProps {
  label: ReactNode;
  /** The button. */
  children: ReactElement<AriaAttributes>;
}

/**
 * A short note on a button: after 700 ms, at once when another one closed less than 300 ms ago (spec §9), and at once on
 * focus by keyboard. Never the only place of an information, because touch screens have no hover.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  const openAfter = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) closedAt = performance.now();
    setIsOpen(false);
  };
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog below stays open.
    event.preventDefault();
    close();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    return isOpen ? listen({ keydown: closeByKey }, { capture: true }) : undefined;
  }, [isOpen]);

  return (
    <span
      className="contents"
      // The note is part of this element, so the pointer may rest on it, too.
      onPointerEnter={({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        openAfter(performance.now() - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS);
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => target.matches(':focus-visible') && setIsOpen(true)}
      onBlur={close}
    >
      {cloneElement(
        children,
        isOpen ? { 'aria-describedby': classNames(children.props['aria-describedby'], id) } : {},
      )}
      {isOpen && (
        <span
          ref={place}
          popover="manual"
          id={id}
          role="tooltip"
          // No gap between button and note, where the pointer would be on neither.
          className="inset-auto bg-transparent py-1.5 motion-safe:animate-appear"
        >
          <span className="block max-w-64 rounded-control bg-ink px-3 py-2 text-sm text-paper">{label}</span>
        </span>
      )}
    </span>
  );
}

/** Above the button, below it where there is no room, and inside the window. */
function place(note: HTMLElement | null): void {
  const button = note?.previousElementSibling;
  if (!note || !button) return;
  note.showPopover?.();
  const { left, top, bottom, width } = button.getBoundingClientRect();
  const { width: noteWidth, height } = note.getBoundingClientRect();
  const middle = left + (width - noteWidth) / 2;
  note.style.left = `${Math.max(MARGIN_PX, Math.min(middle, innerWidth - noteWidth - MARGIN_PX))}px`;
  note.style.top = `${top < height ? bottom : top - height}px`;
}
