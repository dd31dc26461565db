import { useCallback, useState, useSyncExternalStore } from 'react';
import { codeNotLoadedText } from '../../../shared/lib/code-not-loaded.ts';
import { lateCode } from '../../../shared/lib/late-code.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { OPEN_PICTURE_ID, pictureElement, type OpenPicture } from './picture-image.tsx';
import { movePicture } from './view-transition.ts';

/** The lightbox brings the code of dialogs, and is never the first thing that is seen. */
const lightboxCode = lateCode(async () => (await import('./lightbox.tsx')).Lightbox);

const openElement = () => document.getElementById(OPEN_PICTURE_ID);

/**
 * Which picture the lightbox shows; it comes out of its card and goes back into it. `open` and `close` stay the same
 * functions, so that nothing is drawn again for them.
 */
export function useOpenPicture() {
  const [openId, setOpenId] = useState<string>();
  const late = useSyncExternalStore(lightboxCode.subscribe, lightboxCode.state);

  const open: OpenPicture = useCallback((picture, from) => {
    const show = () => movePicture(from, () => setOpenId(picture.id), openElement);
    if (lightboxCode.state().step === 'here') show();
    else
      lightboxCode
        .load()
        .then(show, () =>
          notify({ title: 'Fullscreen is not here', text: codeNotLoadedText(), variant: 'destructive' }),
        );
  }, []);

  const close = useCallback(() => {
    movePicture(
      openElement(),
      () => setOpenId(undefined),
      () => (openId === undefined ? null : pictureElement(openId)),
    );
  }, [openId]);

  return {
    /** Draws the open picture; absent until the first one is opened, or until the page had time to load it. */
    Lightbox: late.step === 'here' ? late.code : undefined,
    openId,
    open,
    goTo: setOpenId,
    close,
  };
}
