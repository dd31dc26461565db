import { cloneElement, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { AriaAttributes, PointerEvent, ReactElement, ReactNode } from 'react';
import { listen } from '../lib/listen.ts';
import { classNames } from './class-names.ts';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** The minimum distance from the edges of the window. */
const MARGIN_PX = 12;

/** When the last tooltip closed, by `performance.now()`. */
let closedAt = -Infinity;

interface TooltipProps {
  label: ReactNode;
  children: ReactElement<AriaAttributes>;
}

/**
 * A short note on a button. It opens 700 ms after the pointer enters, or immediately when another tooltip closed less than
 * 300 ms ago (spec §9) or on keyboard focus. Never the only source of information, because touch screens have no hover.
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
    // Do not close a dialog below the tooltip.
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
      // The note is part of this element, so it stays open under the pointer.
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
          // No gap between button and note, where the pointer would leave both.
          className="inset-auto bg-transparent py-1.5 motion-safe:animate-appear"
        >
          <span className="block max-w-64 rounded-control bg-ink px-3 py-2 text-sm text-paper">{label}</span>
        </span>
      )}
    </span>
  );
}

/** Positions the note inside the window: above the button, or below it where there is no space above. */
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
