import { useState } from 'react';
import { OPEN_PICTURE_ID } from './lightbox.tsx';
import { movePicture } from './view-transition.ts';
import { pictureElement, type OpenPicture } from './picture-image.tsx';

/** Which picture the lightbox shows; it comes out of its card and goes back into it. */
export function useOpenPicture() {
  const [openId, setOpenId] = useState<string>();
  const openElement = () => document.getElementById(OPEN_PICTURE_ID);

  const open: OpenPicture = ({ id }, from) => movePicture(from, () => setOpenId(id), openElement);

  function close(): void {
    const target = openId;
    movePicture(
      openElement(),
      () => setOpenId(undefined),
      () => (target === undefined ? null : pictureElement(target)),
    );
  }

  return { openId, open, goTo: setOpenId, close };
}
