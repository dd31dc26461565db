import { Play } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '#shared/ui/class-names.ts';

interface VideoPlayerProps {
  src: string | undefined;
  poster: string | undefined;
  /** @param isCut whether the connection failed */
  onUnplayable: (isCut: boolean) => void;
  /** Shown until the poster or the first frame exists. */
  children: ReactNode;
}

/** The frame shown before the start of a video without a poster. The first frame is often empty. */
const FRAME_AT_S = 1;

/** The finished video: its poster with one button, and the browser's controls once it has been started. */
export function VideoPlayer({ src, poster, onUnplayable, children }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isStarted, setIsStarted] = useState(false);
  const [hasFrame, setHasFrame] = useState(false);
  /** Position and playing state, restored after a new address. */
  const position = useRef(0);
  const isPlaying = useRef(false);

  function play() {
    // Only a video with controls can take the focus from the button.
    flushSync(() => setIsStarted(true));
    if (!video.current) return;
    video.current.currentTime = 0;
    video.current.focus();
    // The error event reports an unplayable file. Otherwise, the controls can start the video.
    video.current.play().catch(() => {});
  }

  return (
    <div className="relative size-full">
      {/* The captions are part of the video (step CAPTIONS), and the script is below. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        controls={isStarted}
        tabIndex={isStarted ? 0 : undefined}
        playsInline
        preload="metadata"
        src={src}
        poster={poster}
        aria-label="The finished video"
        className="size-full object-contain"
        onTimeUpdate={({ currentTarget }) => {
          // A new address resets the time to 0.
          if (currentTarget.readyState > 0) position.current = currentTarget.currentTime;
        }}
        onPlay={() => (isPlaying.current = true)}
        onPause={() => (isPlaying.current = false)}
        onLoadedMetadata={({ currentTarget }) => {
          const at = !isStarted && poster === undefined ? FRAME_AT_S : position.current;
          if (at > 0) currentTarget.currentTime = at;
          if (isPlaying.current) currentTarget.play().catch(() => {});
        }}
        onLoadedData={() => setHasFrame(true)}
        // MEDIA_ERR_NETWORK
        onError={({ currentTarget }) => onUnplayable(currentTarget.error?.code === 2)}
      />
      {poster === undefined && !hasFrame && !isStarted && (
        <div aria-hidden className="absolute inset-0">
          {children}
        </div>
      )}
      {!isStarted && (
        // Centered above the caption. The picture around the button also starts the video.
        <div className="absolute inset-0 grid place-items-center">
          <button
            type="button"
            aria-label="Play the video"
            onClick={play}
            className={classNames(
              'relative grid size-16 place-items-center rounded-full bg-ember text-on-ember shadow-lift',
              'before:absolute before:-inset-[100vmax]',
            )}
          >
            <Play aria-hidden size={28} fill="currentColor" />
          </button>
        </div>
      )}
    </div>
  );
}
