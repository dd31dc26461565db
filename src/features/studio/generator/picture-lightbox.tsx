import { Lightbox } from './lightbox.tsx';
import { pictureAlt, type Picture } from './picture.ts';
import type { PictureHandlers } from './picture-actions.tsx';
import { PictureCaption } from './picture-caption.tsx';
import { PictureTools } from './picture-tools.tsx';

interface PictureLightboxProps extends PictureHandlers {
  pictures: readonly Picture[];
  openId: string | undefined;
  onOpen(id: string): void;
  onClose(): void;
}

/** The pictures of this device, one at a time. */
export function PictureLightbox({ pictures, openId, onOpen, onClose, ...handlers }: PictureLightboxProps) {
  return (
    <Lightbox
      pictures={pictures.map((picture) => ({ ...picture, alt: pictureAlt(picture) }))}
      openId={openId}
      onOpen={onOpen}
      onClose={onClose}
    >
      {(picture) => (
        <>
          <PictureCaption picture={picture} isWhole />
          <PictureTools key={picture.id} picture={picture} isNamed {...handlers} />
        </>
      )}
    </Lightbox>
  );
}
