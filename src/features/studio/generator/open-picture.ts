import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Picture } from '#entities/picture/picture.ts';
import { codeNotLoadedText } from '#shared/lib/lazy-module.ts';
import { notify } from '#shared/lib/toast.ts';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { OUTCOME_MESSAGES } from '../outcome/outcome-messages.ts';

/** The lightbox loads lazily, because it needs the code of dialogs. */
export const Lightbox = lazyComponent(async () => (await import('./lightbox.tsx')).Lightbox);

const cardOf = (id: string) => `[data-picture="${CSS.escape(id)}"]`;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

export function focusPicture(id: string): void {
  find(cardOf(id))?.parentElement?.querySelector('button')?.focus();
}

/** The id of the button that restores the deleted picture. */
export const UNDO_ID = 'undo-deletion';

export function focusUndo(): void {
  document.getElementById(UNDO_ID)?.focus();
}

/**
 * The picture in the lightbox, and the pictures that its arrows browse. The functions are stable. `close` resolves when
 * the lightbox is closed: true if it was open.
 */
export function useOpenPicture(pictures: readonly Picture[] | undefined) {
  const [opened, setOpened] = useState<{ id: string; among: ReadonlySet<string> }>();
  const latest = useRef({ opened, pictures });
  useEffect(() => {
    latest.current = { opened, pictures };
  }, [opened, pictures]);
  const [isMissing, setMissing] = useState(false);
  /** The card that opened the lightbox, because the latest picture has two cards. */
  const clicked = useRef<HTMLElement>(null);

  const open = useCallback((id: string, isFavouritesOnly = false) => {
    const card = find(`:is(:hover, :focus-within) > ${cardOf(id)}`) ?? find(cardOf(id));
    clicked.current = card;
    const show = () => {
      // A picture that stops being a favorite stays in this list.
      const browsed = latest.current.pictures?.filter((picture) => picture.isFavourite || !isFavouritesOnly);
      setOpened({ id, among: new Set(browsed?.map((picture) => picture.id)) });
    };
    Lightbox.load().then(
      () => moveTo(undefined, card, show),
      () => {
        setMissing(true);
        notify({
          ...OUTCOME_MESSAGES.fullscreenNotLoaded,
          text: codeNotLoadedText(),
          isShownInPanel: true,
        });
      },
    );
  }, []);

  const close = useCallback(async () => {
    const id = latest.current.opened?.id;
    if (id === undefined) return false;
    const isCard = clicked.current?.isConnected && clicked.current.matches(cardOf(id));
    await moveTo(isCard ? clicked.current : find(cardOf(id)), undefined, () => setOpened(undefined));
    return true;
  }, []);

  const goTo = useCallback((id: string) => setOpened((before) => before && { ...before, id }), []);
  const browsed = opened && pictures?.filter(({ id }) => opened.among.has(id));
  return { openId: opened?.id, browsed, isMissing, open, close, goTo };
}

/**
 * Renders `update` in a view transition of the browser, which moves the picture between its card and the lightbox.
 * Without view transitions, and with reduced motion, nothing moves.
 */
async function moveTo(
  target: HTMLElement | null | undefined,
  origin: HTMLElement | null | undefined,
  update: () => void,
): Promise<void> {
  const wantsMotion = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!wantsMotion || !('startViewTransition' in document)) return flushSync(update);
  // The lightbox's picture has the same name, so a card has it only while the lightbox is not rendered.
  origin?.style.setProperty('view-transition-name', 'open-picture');
  const transition = document.startViewTransition(() => {
    origin?.style.removeProperty('view-transition-name');
    flushSync(update);
    target?.style.setProperty('view-transition-name', 'open-picture');
  });
  // A skipped transition rejects, although its update has run.
  transition.ready.catch(() => undefined);
  void transition.finished.then(() => target?.style.removeProperty('view-transition-name'));
  await transition.updateCallbackDone;
}
