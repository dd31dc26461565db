import type { KeyboardEvent, PointerEvent } from 'react';
import type { Dock } from './placement.ts';

interface ResizeEdgeProps {
  dock: Exclude<Dock, 'window'>;
  /** px */
  size: number;
  onResize(size: number): void;
}

const STEP_PX = 32;

/** The edge between app and panel: dragged, or moved by the arrow keys. */
export function ResizeEdge({ dock, size, onResize }: ResizeEdgeProps) {
  const larger = dock === 'right' ? 'ArrowLeft' : 'ArrowUp';
  const smaller = dock === 'right' ? 'ArrowRight' : 'ArrowDown';

  function drag({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    onResize(dock === 'right' ? window.innerWidth - clientX : window.innerHeight - clientY);
  }

  function press(event: KeyboardEvent) {
    if (event.key !== larger && event.key !== smaller) return;
    event.preventDefault();
    onResize(size + (event.key === larger ? STEP_PX : -STEP_PX));
  }

  return (
    <div
      role="separator"
      aria-label="Size of the director"
      aria-orientation={dock === 'right' ? 'vertical' : 'horizontal'}
      aria-valuenow={size}
      aria-valuemin={0}
      aria-valuemax={dock === 'right' ? window.innerWidth : window.innerHeight}
      tabIndex={0}
      className="director-edge"
      onKeyDown={press}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
    />
  );
}
