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

const IN_THE_DEVELOPER = {
  title: 'In the developer',
  text: 'A picture takes some seconds, up to a minute when the studio is busy.',
};
const NO_PICTURE = {
  title: 'Your picture appears here',
  text: 'Square, 24 steps. It is kept on this device, ready to download as PNG.',
};

/** The result: an empty sheet, one in the developer, or the latest picture. */
export function LatestPicture({ picture, isRead, isDeveloping, ...rest }: LatestPictureProps) {
  if (isDeveloping) return <PictureFrame isDeveloping words={IN_THE_DEVELOPER} />;
  if (picture) return <PictureCard picture={picture} {...rest} />;
  return <PictureFrame isDeveloping={false} words={isRead ? NO_PICTURE : undefined} />;
}
