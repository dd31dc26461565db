import { Play } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface VideoPlayerProps {
  src: string | undefined;
  poster: string | undefined;
  /** @param isCut whether the connection failed */
  onUnplayable: (isCut: boolean) => void;
  /** Shown until there is a picture: a poster, or the first frame. */
  children: ReactNode;
}

/** Without a poster: the frame that is shown before the start. The first one is often empty. */
const FRAME_AT_S = 1;

/** The finished video: its poster with one button, and the browser's controls once it has been started. */
export function VideoPlayer({ src, poster, onUnplayable, children }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isStarted, setIsStarted] = useState(false);
  const [hasFrame, setHasFrame] = useState(false);
  /** Where it was, and whether it played, when its address is replaced. */
  const position = useRef(0);
  const isPlaying = useRef(false);

  function play() {
    // With controls it can have the focus, which the button loses.
    flushSync(() => setIsStarted(true));
    if (!video.current) return;
    video.current.currentTime = 0;
    video.current.focus();
    // A file that cannot be played is reported by its error event; otherwise the controls start it.
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
          // A replaced address sets it to 0.
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
        // In the middle, above the caption. The picture around it starts the video, too.
        <div className="absolute inset-0 grid place-items-center">
          <button
            type="button"
            aria-label="Play the video"
            onClick={play}
            className="relative grid size-16 place-items-center rounded-full bg-ember text-on-ember shadow-lift before:absolute before:-inset-[100vmax]"
          >
            <Play aria-hidden size={28} fill="currentColor" />
          </button>
        </div>
      )}
    </div>
  );
}
