import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeNotLoadedText } from '../../../shared/lib/code-not-loaded.ts';
import { lateCode } from '../../../shared/lib/late-code.ts';
import { notify } from '../../../shared/ui/toast.ts';
import type { Lightbox } from './lightbox.tsx';
import { OPEN_PICTURE_ID } from './picture.ts';

/** The lightbox brings the code of dialogs, and is never the first thing that is seen. */
const lightboxCode = lateCode(async () => (await import('./lightbox.tsx')).Lightbox);

/** One picture moves at a time: the name is on it while it does. */
const TRANSITION_NAME = 'opened-picture';

const openElement = () => document.getElementById(OPEN_PICTURE_ID);

function pictureElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-picture="${CSS.escape(id)}"]`);
}

export function focusPicture(id: string): void {
  pictureElement(id)?.parentElement?.querySelector('button')?.focus();
}

/**
 * Which picture the lightbox shows; it comes out of its card and goes back into it. `open` and `close` stay the same
 * functions, so that nothing is drawn again for them.
 */
export function useOpenPicture() {
  const [opened, setOpened] = useState<{ id: string; Lightbox: typeof Lightbox }>();
  const openId = opened?.id;

  const open = useCallback((id: string) => {
    lightboxCode.load().then(
      (code) => movePicture(pictureElement(id), () => setOpened({ id, Lightbox: code }), openElement),
      () => notify({ title: 'Fullscreen is not here', text: codeNotLoadedText(), variant: 'destructive' }),
    );
  }, []);

  const close = useCallback(() => {
    if (openId === undefined) return;
    movePicture(
      openElement(),
      () => setOpened(undefined),
      () => pictureElement(openId),
    );
  }, [openId]);

  const goTo = (id: string) => setOpened((current) => current && { ...current, id });
  return { opened, open, close, goTo };
}

/**
 * Makes a change during which one picture seems to move from where it was to where it is then, so that it is clear
 * which one was opened. Without support, and for people who want no motion, it is just the change.
 */
function movePicture(from: HTMLElement | null, change: () => void, to: () => HTMLElement | null): void {
  const wantsMotion = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!('startViewTransition' in document) || !wantsMotion || from === null) {
    change();
    return;
  }
  from.style.viewTransitionName = TRANSITION_NAME;
  let target: HTMLElement | null = null;
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    flushSync(change);
    target = to();
    if (target) target.style.viewTransitionName = TRANSITION_NAME;
  });
  const settle = () => {
    if (target) target.style.viewTransitionName = '';
  };
  // A hidden tab or a second press ends a transition early: that is no error, the change was made.
  transition.ready.catch(() => undefined);
  transition.finished.then(settle, settle);
}
