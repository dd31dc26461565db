import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';

/**
 * After an action has ended, the next needs a new press (decision 57): one that was held while the button was busy, and
 * the rest of a double click, are part of the old one. A click that nothing came before, by voice say, is a press.
 * @param state what a press of the button would do now.
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
    /** Does this click belong to a press that began on the button as it is now? */
    isFresh: ({ detail }: MouseEvent): boolean => {
      const isFirst = detail <= 1;
      if (isFirst && press.current?.isUsed !== false) begin();
      if (isFirst && press.current) press.current.isUsed = true;
      return press.current?.changes === changes.current;
    },
  };
}
