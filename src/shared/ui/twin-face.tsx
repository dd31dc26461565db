import { classNames } from './class-names.ts';
import { Thumbnail } from './thumbnail.tsx';

/** Drawn as the demo draws its people (ASSETS.md). */
const FACES = Object.values(
  import.meta.glob<string>('./faces/*.svg', { eager: true, query: '?url', import: 'default' }),
);

interface TwinFaceProps {
  triggerWord: string | undefined;
  picture: string | undefined;
  className: string;
}

/** A twin's avatar: its latest picture on this device, else the drawn person. */
export function TwinFace({ triggerWord, picture, className }: TwinFaceProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-[#f3e2c2] [&_img]:origin-[52%_46%] [&_img]:scale-[1.7]',
        className,
      )}
    >
      <Thumbnail src={picture}>
        <TwinHead triggerWord={triggerWord} />
      </Thumbnail>
    </span>
  );
}

/** The drawn person of a trigger word, always the same, down to the shoulders; fills its container. */
export function TwinHead({ triggerWord = '' }: Partial<Pick<TwinFaceProps, 'triggerWord'>>) {
  return <img src={FACES[numberOf(triggerWord) % FACES.length]} alt="" className="size-full" />;
}

/** The FNV-1a hash that the simulated backend uses, too (`personOf`), so that its pictures show the same person. */
function numberOf(triggerWord: string): number {
  const characters = Array.from(triggerWord, (character) => character.codePointAt(0) ?? 0);
  return characters.reduce((hash, code) => Math.imul(hash ^ code, 0x01000193), 0x811c9dc5) >>> 0;
}
