import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';

/**
 * Once an action has ended, the next one needs a new press (decision 57): not a key or pointer held while the button
 * was busy, and not the rest of a double click. A click without a press before it, as by voice control, counts as one.
 * @param state what a press does now
 */
export function useFreshPress(state: 'acts' | 'explains' | 'nothing') {
  const changes = useRef(0);
  const press = useRef<{ changes: number; isUsed: boolean }>(undefined);
  useEffect(
    () => () => {
      changes.current += 1;
    },
    [state],
  );

  function begin() {
    press.current = { changes: changes.current, isUsed: false };
    return press.current;
  }
  return {
    onMouseDown: ({ detail }: MouseEvent) => void (detail <= 1 && begin()),
    onKeyDown: ({ key }: KeyboardEvent) => void ((key === 'Enter' || key === ' ') && begin()),
    /** Did the press of this click begin in the button's present state? */
    isFresh: ({ detail }: MouseEvent): boolean => {
      const isFirst = detail <= 1;
      if (isFirst && press.current?.isUsed !== false) begin();
      if (isFirst && press.current) press.current.isUsed = true;
      return press.current?.changes === changes.current;
    },
  };
}
