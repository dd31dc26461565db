import { ImageOff } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isRemote, pictureAlt, type Picture } from '#entities/picture/picture.ts';
import { MEDIA_LIFETIME_MS } from '#openapi/limits.gen.ts';
import { now } from '#shared/lib/clock.ts';
import { formatDate } from '#shared/lib/format-date.ts';
import { useTicking } from '#shared/lib/use-ticking.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { focusPicture } from './open-picture.ts';

const SLOW_AFTER_MS = 5_000;
const MAY_BE_EXPIRED = `Older than ${MEDIA_LIFETIME_MS / 86_400_000} days, so it may be gone. Its prompt is still here.`;

/** Whether the user can see an image. */
export type ImageState = 'loading' | 'shown' | 'failed';

interface PictureImageProps {
  picture: Picture;
  onOpen(id: string): void;
  /** The id of the image, whose text also describes the buttons beside it. */
  imageId?: string;
  isEager?: boolean;
  onImageState?(id: string, state: ImageState): void;
}

/** A picture that opens the lightbox; shows an error when it cannot be loaded. */
export function PictureImage({ picture, onOpen, imageId, isEager = false, onImageState }: PictureImageProps) {
  const ownId = useId();
  const id = imageId ?? ownId;
  const [failure, setFailure] = useState<{ url: string; isOld: boolean }>();
  const [loadedId, setLoadedId] = useState<string>();
  const [attempt, setAttempt] = useState(1);
  const image = useRef<HTMLImageElement>(null);

  function report(state: ImageState) {
    setLoadedId(state === 'shown' ? picture.id : undefined);
    onImageState?.(picture.id, state);
  }

  function tryAgain() {
    flushSync(() => setFailure(undefined));
    report('loading');
    focusPicture(picture.id);
  }

  function reloadImage() {
    // Aborts the slow load, which the next image would share.
    image.current?.removeAttribute('src');
    setAttempt(attempt + 1);
  }

  if (failure?.url === picture.imageUrl) {
    return (
      <div
        className={classNames(
          'grid aspect-square place-content-center justify-items-center gap-1',
          'rounded-control bg-sunken p-3 text-center text-sm text-muted',
        )}
      >
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
          key={attempt}
          ref={image}
          id={id}
          data-picture={picture.id}
          src={picture.imageUrl}
          alt={pictureAlt(picture)}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => report('shown')}
          onError={() => {
            setFailure({ url: picture.imageUrl, isOld: isExpired(picture) });
            report('failed');
          }}
          // Square during loading, then in the ratio of the picture.
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
        {isEager && loadedId !== picture.id && (
          <SlowLoad key={`${picture.id} ${attempt}`} onRetry={reloadImage} />
        )}
      </div>
      {isOnOtherHost(picture) && (
        <p className="px-1 pt-1 text-sm text-muted">
          {`Not saved on this device. Available until at least ${formatDate(expiryOf(picture))}.`}
        </p>
      )}
    </>
  );
}

/** Offers to reload a slow picture, after a few seconds, because most pictures load faster. */
function SlowLoad({ onRetry }: { onRetry(): void }) {
  const [startedAt] = useState(() => performance.now());
  const isSlow = useTicking(() => performance.now() - startedAt >= SLOW_AFTER_MS);
  if (!isSlow) return null;
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-1 p-3 text-center text-sm text-muted">
      <span>Ready, still loading…</span>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Whether the bytes could not be stored, because the host does not allow it. */
function isOnOtherHost(picture: Picture): boolean {
  const { origin } = new URL(picture.imageUrl, location.href);
  return isRemote(picture) && picture.isFetching !== true && origin !== location.origin;
}

/** The time until which a server must store a picture, ms since 1970 (decision 51). */
function expiryOf({ createdAt }: Picture): number {
  return createdAt + MEDIA_LIFETIME_MS;
}

function isExpired(picture: Picture): boolean {
  return isRemote(picture) && now() > expiryOf(picture);
}
