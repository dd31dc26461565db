import { classNames } from './class-names.ts';
import { Thumbnail } from './thumbnail.tsx';

/** The drawn faces, the same as in the demo's pictures (ASSETS.md). */
const FACES = Object.values(
  import.meta.glob<string>('./faces/*.svg', { eager: true, query: '?url', import: 'default' }),
);

interface TwinFaceProps {
  triggerWord: string | undefined;
  picture: string | undefined;
  className: string;
}

/** A twin's avatar: its latest picture on this device, else a drawn person. */
export function TwinFace({ triggerWord, picture, className }: TwinFaceProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-[#f3e2c2]',
        '[&_img]:origin-[52%_46%] [&_img]:scale-[1.7]',
        className,
      )}
    >
      <Thumbnail src={picture}>
        <TwinHead triggerWord={triggerWord} />
      </Thumbnail>
    </span>
  );
}

/** The head and shoulders of a trigger word's drawn person. Fills its container. */
export function TwinHead({ triggerWord }: Partial<Pick<TwinFaceProps, 'triggerWord'>>) {
  return <img src={FACES[personOf(triggerWord)]} alt="" className="size-full" />;
}

/** The index of a trigger word's drawn person. The simulated backend uses the same FNV-1a hash for its pictures. */
export function personOf(triggerWord = ''): number {
  const characters = Array.from(triggerWord, (character) => character.codePointAt(0) ?? 0);
  const hash = characters.reduce((hash, code) => Math.imul(hash ^ code, 0x01000193), 0x811c9dc5) >>> 0;
  return hash % FACES.length;
}
