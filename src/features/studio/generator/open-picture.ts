import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Picture } from '#entities/picture/picture.ts';
import { codeNotLoadedText } from '#shared/lib/lazy-module.ts';
import { notify } from '#shared/lib/toast.ts';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { OUTCOME_MESSAGES } from '../outcome/outcome-messages.ts';

/** Loaded lazily, because it needs the code of dialogs. */
export const Lightbox = lazyComponent(async () => (await import('./lightbox.tsx')).Lightbox);

/** As `--ease-studio`. */
const MOTION = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

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
 * The picture in the lightbox, animated from its card and back, and those that are browsed with the arrows. The
 * functions are stable; `close` says whether the lightbox was open.
 */
export function useOpenPicture(pictures: readonly Picture[] | undefined) {
  const [opened, setOpened] = useState<{ id: string; among: ReadonlySet<string> }>();
  const latest = useRef({ opened, pictures });
  useEffect(() => {
    latest.current = { opened, pictures };
  }, [opened, pictures]);
  const [isMissing, setMissing] = useState(false);
  /** The latest picture has two cards. */
  const pressed = useRef<HTMLElement>(null);
  /** Where the picture comes from, until the lightbox shows it. */
  const origin = useRef<DOMRect>(undefined);

  const open = useCallback((id: string, isFavouritesOnly = false) => {
    pressed.current = find(`:is(:hover, :focus-within) > ${cardOf(id)}`) ?? find(cardOf(id));
    const show = () => {
      origin.current = placeOf(pressed.current);
      // One that is no favourite any more stays in the list.
      const browsed = latest.current.pictures?.filter((one) => one.isFavourite || !isFavouritesOnly);
      setOpened({ id, among: new Set(browsed?.map((one) => one.id)) });
    };
    Lightbox.load().then(show, () => {
      setMissing(true);
      notify({ ...OUTCOME_MESSAGES.fullscreenNotLoaded, text: codeNotLoadedText() });
    });
  }, []);

  const pictureRef = useCallback((picture: HTMLElement | null) => {
    const from = origin.current;
    origin.current = undefined;
    // Once it is laid out, before it is painted.
    if (picture && from)
      requestAnimationFrame(() => moveCopy(picture, from, picture.getBoundingClientRect()));
  }, []);

  const close = useCallback(() => {
    const id = latest.current.opened?.id;
    if (id === undefined) return false;
    // A card may be gone, or show another picture, because this one was deleted.
    const isItsCard = (card: HTMLElement | null) => card?.isConnected && card.matches(cardOf(id));
    const card = isItsCard(pressed.current) ? pressed.current : find(cardOf(id));
    // Before the page changes: measured afterwards, it would be laid out at once, as a part of the press.
    const [from, to] = [placeOf(find(OPEN_PICTURE)), card?.getBoundingClientRect()];
    flushSync(() => setOpened(undefined));
    if (card && isItsCard(card)) moveCopy(card, from, to);
    return true;
  }, []);

  const goTo = useCallback((id: string) => setOpened((before) => before && { ...before, id }), []);
  const browsed = opened && pictures?.filter(({ id }) => opened.among.has(id));
  return { openId: opened?.id, browsed, isMissing, open, close, goTo, pictureRef };
}

/** Where a picture is, or its copy that is on its way. */
function placeOf(picture: HTMLElement | null): DOMRect | undefined {
  const isMoving = picture instanceof HTMLImageElement && picture.src === moving?.src;
  return (isMoving ? moving : picture)?.getBoundingClientRect();
}

/** The copy that is on its way: a quick press turns it round. */
let moving: HTMLImageElement | undefined;

/**
 * Moves a copy of a picture from its old place, because what surrounds the picture would cut it off. Only its transform
 * changes, which costs no layout. Not with reduced motion, and not when the picture is missing in one of the two places.
 */
function moveCopy(picture: HTMLElement, from: DOMRect | undefined, to: DOMRect | undefined): void {
  const wantsMotion = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!wantsMotion || !from || !to || !(picture instanceof HTMLImageElement)) return;
  const { left, top, width, height } = to;
  // Not loaded yet, or gone meanwhile.
  if (width === 0 || from.width === 0) return;
  const copy = new Image();
  Object.assign(copy, { src: picture.src, alt: '', decoding: 'sync' });
  copy.className = 'pointer-events-none fixed z-60 origin-top-left rounded-control';
  copy.style.inset = `${top}px auto auto ${left}px`;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  moving?.remove();
  moving = copy;
  document.body.append(copy);
  const away = `translate(${from.left - left}px, ${from.top - top}px) scale(${from.width / width}, ${from.height / height})`;
  const motion = copy.animate({ transform: [away, 'none'] }, MOTION);
  motion.addEventListener('finish', () => {
    copy.remove();
    if (moving === copy) moving = undefined;
  });
  picture.animate({ opacity: [0, 0] }, MOTION);
}
