import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeNotLoadedText } from '#shared/lib/lazy-module.ts';
import { notify } from '#shared/lib/toast.ts';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { OUTCOME_MESSAGES } from '../outcome/outcome-messages.ts';

/** Loaded lazily, because it needs the code of dialogs. */
export const Lightbox = lazyComponent(async () => (await import('./lightbox.tsx')).Lightbox);

/** Set on the one picture that is animated. */
const TRANSITION_NAME = 'opened-picture';

const OPEN_PICTURE = '[data-open-picture]';
const cardOf = (id: string) => `[data-picture="${CSS.escape(id)}"]`;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

export function focusPicture(id: string): void {
  find(cardOf(id))?.parentElement?.querySelector('button')?.focus();
}

export function focusUndo(): void {
  find('#undo-deletion')?.focus();
}

/**
 * The picture in the lightbox, animated from its card and back. `open` and `close` are stable functions; `close` resolves
 * when the lightbox is closed, with whether it was open.
 */
export function useOpenPicture() {
  const [openId, setOpenId] = useState<string>();
  const shownId = useRef(openId);
  useEffect(() => {
    shownId.current = openId;
  }, [openId]);
  const [isMissing, setMissing] = useState(false);

  const open = useCallback((id: string) => {
    Lightbox.load().then(
      () => animateBetween(cardOf(id), OPEN_PICTURE, () => setOpenId(id)),
      () => {
        setMissing(true);
        notify({ ...OUTCOME_MESSAGES.fullscreenNotLoaded, text: codeNotLoadedText() });
      },
    );
  }, []);

  const close = useCallback(async () => {
    const id = shownId.current;
    if (id === undefined) return false;
    await animateBetween(OPEN_PICTURE, cardOf(id), () => setOpenId(undefined));
    return true;
  }, []);

  return { openId, isMissing, open, close, goTo: setOpenId };
}

/**
 * Applies a change as a view transition in which one picture moves to its new place. Without support, or with reduced
 * motion, it only applies the change.
 * @returns a promise of the applied change: a transition applies it in a later frame
 */
async function animateBetween(fromSelector: string, toSelector: string, change: () => void): Promise<void> {
  const from = find(fromSelector);
  const wantsMotion = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!('startViewTransition' in document) || !wantsMotion || from === null) {
    change();
    return;
  }
  // The page itself is not animated: it would fade through an empty screen.
  document.documentElement.style.viewTransitionName = 'none';
  from.style.viewTransitionName = TRANSITION_NAME;
  let target: HTMLElement | null = null;
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    flushSync(change);
    target = find(toSelector);
    if (target) target.style.viewTransitionName = TRANSITION_NAME;
  });
  const settle = () => {
    if (target) target.style.viewTransitionName = '';
  };
  // A hidden tab or another press ends a transition early, which is not an error.
  transition.ready.catch(() => undefined);
  transition.finished.then(settle, settle);
  await transition.updateCallbackDone;
}
