import { ImageOff } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { isRemote, pictureAlt, type Picture } from '#entities/picture/picture.ts';
import { MEDIA_LIFETIME_MS } from '#openapi/limits.gen.ts';
import { now } from '#shared/lib/clock.ts';
import { formatDate } from '#shared/lib/format-date.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusPicture } from './open-picture.ts';

const MAY_BE_EXPIRED = `Older than ${MEDIA_LIFETIME_MS / 86_400_000} days, so it may be gone. Its prompt is still here.`;

interface PictureImageProps {
  picture: Picture;
  onOpen(id: string): void;
  /** Of the image, whose text describes the buttons beside it, too. */
  imageId?: string;
  isEager?: boolean;
}

/** A picture that opens the lightbox; shows an error when it cannot be loaded. */
export function PictureImage({ picture, onOpen, imageId, isEager = false }: PictureImageProps) {
  const ownId = useId();
  const id = imageId ?? ownId;
  const [failure, setFailure] = useState<{ url: string; isOld: boolean }>();

  function tryAgain() {
    flushSync(() => setFailure(undefined));
    focusPicture(picture.id);
  }

  if (failure?.url === picture.imageUrl) {
    return (
      <div className="grid aspect-square place-content-center justify-items-center gap-1 rounded-control bg-sunken p-3 text-center text-sm text-muted">
        <ImageOff aria-hidden size={20} />
        <span>{failure.isOld ? MAY_BE_EXPIRED : 'Couldn’t load the picture.'}</span>
        <Button variant="quiet" size="sm" onClick={tryAgain}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="relative overflow-hidden rounded-control bg-sunken">
        <img
          id={id}
          data-picture={picture.id}
          src={picture.imageUrl}
          alt={pictureAlt(picture)}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailure({ url: picture.imageUrl, isOld: isExpired(picture) })}
          // Square while loading, then in its own ratio.
          className="w-full [aspect-ratio:auto_1/1]"
        />
        <button
          type="button"
          aria-label="Enlarge this picture"
          aria-describedby={id}
          aria-haspopup="dialog"
          onClick={() => onOpen(picture.id)}
          className="absolute inset-0 cursor-zoom-in rounded-control -outline-offset-2"
        />
      </div>
      {isOnOtherHost(picture) && (
        <p className="px-1 pt-1 text-sm text-muted">
          {`Not saved on this device. Available until at least ${formatDate(expiryOf(picture))}.`}
        </p>
      )}
    </>
  );
}

/** Whether its bytes could not be stored, because its host does not allow it. */
function isOnOtherHost(picture: Picture): boolean {
  const { origin } = new URL(picture.imageUrl, location.href);
  return isRemote(picture) && picture.isFetching !== true && origin !== location.origin;
}

/** Servers keep a picture at least until then (decision 51). */
function expiryOf({ createdAt }: Picture): number {
  return createdAt + MEDIA_LIFETIME_MS;
}

function isExpired(picture: Picture): boolean {
  return isRemote(picture) && now() > expiryOf(picture);
}
