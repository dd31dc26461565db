import type { Picture } from './picture.ts';
import type { PictureHandlers } from './picture-actions.tsx';
import { PictureCard } from './picture-card.tsx';
import { PictureFrame } from './picture-frame.tsx';
import type { OpenPicture } from './picture-image.tsx';

interface LatestPictureProps extends PictureHandlers {
  picture: Picture | undefined;
  /** The pictures of this device are known. */
  isRead: boolean;
  isDeveloping: boolean;
  onOpen: OpenPicture;
}

/** The result: an empty sheet, one in the developer, or the latest picture. */
export function LatestPicture({ picture, isRead, isDeveloping, ...rest }: LatestPictureProps) {
  if (isDeveloping) {
    return (
      <PictureFrame isDeveloping>
        <p className="font-display text-2xl text-ink">In the developer</p>
        <p className="mt-1 text-sm">A picture takes some seconds, up to a minute when the studio is busy.</p>
      </PictureFrame>
    );
  }
  if (picture) return <PictureCard picture={picture} {...rest} />;
  return (
    <PictureFrame isDeveloping={false}>
      {isRead && (
        <>
          <p className="font-display text-2xl text-ink">Your picture appears here</p>
          <p className="mt-1 text-sm">
            Square, 24 steps. It is kept on this device, ready to download as PNG.
          </p>
        </>
      )}
    </PictureFrame>
  );
}
