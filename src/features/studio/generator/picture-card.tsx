import { Expand } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import type { Picture } from './picture.ts';
import type { PictureHandlers } from './picture-actions.tsx';
import { PictureCaption } from './picture-caption.tsx';
import { pictureElement, PictureImage, type OpenPicture } from './picture-image.tsx';
import { PictureTools } from './picture-tools.tsx';
import { PRINT, PRINT_CAPTION } from './print-layout.ts';

interface PictureCardProps extends PictureHandlers {
  picture: Picture;
  onOpen: OpenPicture;
}

/** The latest picture, framed like a print on its sheet. */
export function PictureCard({ picture, onOpen, ...handlers }: PictureCardProps) {
  return (
    <figure aria-label="Latest picture" className={`${PRINT} motion-safe:animate-appear`}>
      <div className="crop-marks">
        <PictureImage picture={picture} onOpen={onOpen} isEager />
      </div>
      <figcaption className={PRINT_CAPTION}>
        <PictureCaption picture={picture} />
        <PictureTools key={picture.id} picture={picture} {...handlers}>
          <Button variant="secondary" size="sm" onClick={() => onOpen(picture, pictureElement(picture.id))}>
            <Expand aria-hidden size={16} />
            Fullscreen
          </Button>
        </PictureTools>
      </figcaption>
    </figure>
  );
}
