import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../shared/ui/button.tsx';
import { pictureAlt, type Picture } from './picture.ts';

/** Opens a picture in the lightbox; `from` is where the move starts. */
export type OpenPicture = (picture: Picture, from: HTMLElement | null) => void;

interface PictureImageProps {
  picture: Picture;
  onOpen: OpenPicture;
  isEager?: boolean;
}

/** A picture that opens; one that cannot be loaded says so. */
export function PictureImage({ picture, onOpen, isEager = false }: PictureImageProps) {
  const [failedUrl, setFailedUrl] = useState<string>();

  function tryAgain() {
    flushSync(() => setFailedUrl(undefined));
    focusPicture(picture.id);
  }

  if (failedUrl === picture.imageUrl) {
    return (
      <div className="grid aspect-square place-content-center justify-items-center gap-1 rounded-control bg-sunken p-3 text-center text-sm text-muted">
        <ImageOff aria-hidden size={20} />
        The picture cannot be loaded.
        <Button variant="quiet" size="sm" onClick={tryAgain}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className="relative overflow-hidden rounded-control bg-sunken">
      <img
        data-picture={picture.id}
        src={picture.imageUrl}
        alt={pictureAlt(picture)}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailedUrl(picture.imageUrl)}
        className="aspect-square w-full object-cover"
      />
      <button
        type="button"
        aria-label="Enlarge this picture"
        aria-haspopup="dialog"
        onClick={() => onOpen(picture, pictureElement(picture.id))}
        className="absolute inset-0 cursor-zoom-in rounded-control -outline-offset-2"
      />
    </div>
  );
}

/** Where a picture stands on the page, if it does. */
export function pictureElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-picture="${CSS.escape(id)}"]`);
}

/** Puts the focus on the button that enlarges this picture. */
export function focusPicture(id: string): void {
  pictureElement(id)?.parentElement?.querySelector('button')?.focus();
}
