import { flushSync } from 'react-dom';

/** One picture moves at a time: the name is on it while it does. */
const NAME = 'opened-picture';

/**
 * Makes a change during which one picture seems to move from where it was to where it is then, so that it is clear
 * which one was opened.
 * Without support, and for people who want no motion, it is just the change.
 */
export function movePicture(
  from: HTMLElement | null,
  change: () => void,
  to: () => HTMLElement | null,
): void {
  if (!canMove() || from === null) {
    change();
    return;
  }
  from.style.viewTransitionName = NAME;
  let target: HTMLElement | null = null;
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    flushSync(change);
    target = to();
    if (target) target.style.viewTransitionName = NAME;
  });
  const settle = () => {
    if (target) target.style.viewTransitionName = '';
  };
  // A hidden tab or a second press ends a transition early: that is no error, the change was made.
  transition.ready.catch(() => undefined);
  transition.finished.then(settle, settle);
}

function canMove(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}
