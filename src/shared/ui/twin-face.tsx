import { classNames } from './class-names.ts';
import { Thumbnail } from './thumbnail.tsx';

const GROUNDS = ['bg-ember-soft', 'bg-moss-soft', 'bg-amber-soft', 'bg-sunken'];

/** Hair of a drawn head, from short to long, each as one closed path. */
const HAIR = [
  'M13 20c-2-11 4-14 11-14s13 3 11 14c-2-5-5-7-11-7s-9 2-11 7z',
  'M12 24c-3-14 4-19 12-19s15 5 12 19c0-7-3-10-8-11-3 2-7 3-11 3-3 2-5 4-5 8z',
  'M11 33c-2-16 1-28 13-28s15 12 13 28c-1 3-4 3-4 0V21c-3-1-6-4-7-7-2 4-6 6-11 7v12c0 3-3 3-4 0z',
  'M14 17c-3-7 2-12 10-12 9 0 13 5 9 13 0-4-3-6-9-6-5 0-8 1-10 5zM20 5a4 4 0 1 1 8 0z',
];

interface TwinFaceProps {
  triggerWord: string | undefined;
  /** The twin's latest picture on this device. */
  picture: string | undefined;
  /** The size class. */
  className: string;
}

/**
 * A twin's avatar: its latest picture on this device, else a drawn head, which is always the same for a trigger word.
 */
export function TwinFace({ triggerWord, picture, className }: TwinFaceProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-full border border-line [&_img]:origin-[52%_46%] [&_img]:scale-[1.7]',
        GROUNDS[seedOf(triggerWord) % GROUNDS.length],
        className,
      )}
    >
      <Thumbnail src={picture}>
        <TwinHead triggerWord={triggerWord} />
      </Thumbnail>
    </span>
  );
}

/** The drawn head alone, down to its shoulders; it fills its container. */
export function TwinHead({ triggerWord }: Pick<TwinFaceProps, 'triggerWord'>) {
  return (
    <svg viewBox="0 0 48 48" className="size-full">
      <path d="M6 50c1-11 8-15 18-15s17 4 18 15z" className="fill-ember" />
      <path d="M20 28h8v9c-2 3-6 3-8 0z" className="fill-on-film stroke-film" strokeWidth="1.2" />
      <path
        d="M15 19c0-7 4-10 9-10s9 3 9 10c0 8-4 13-9 13s-9-5-9-13z"
        className="fill-on-film stroke-film"
        strokeWidth="1.2"
      />
      <path
        d="M20.5 19.5v1.6M27.5 19.5v1.6M21.5 25.5q2.5 1.8 5 0"
        className="fill-none stroke-film"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <path d={HAIR[(seedOf(triggerWord) >>> 4) % HAIR.length]} className="fill-film" />
    </svg>
  );
}

function seedOf(triggerWord = ''): number {
  return new TextEncoder().encode(triggerWord).reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7);
}
