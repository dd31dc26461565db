import { Picture, type PictureFiles } from '#shared/ui/picture.tsx';

/** The landing's pictures (ASSETS.md). */
export const PICTURES: PictureFiles = import.meta.glob('./assets/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const SNAPSHOTS = [1, 2, 3, 4, 5, 6].map((number) => `snapshot-${number}`);

export function Snapshot({ name, sizes, className }: { name: string; sizes: string; className: string }) {
  return (
    <Picture
      files={PICTURES}
      name={name}
      alt=""
      width={160}
      height={160}
      sizes={sizes}
      className={className}
    />
  );
}

const FRAME_NUMBERS = ['12', '12A', '13', '13A', '14', '14A'];
const CHOSEN = 3;

/** A contact sheet of snapshots, one of them circled. */
export function SnapshotsArt() {
  return (
    <div className="mx-auto grid h-full w-fit grid-cols-3 gap-x-1.5 bg-film px-4 py-2">
      {SNAPSHOTS.map((snapshot, index) => (
        <div key={snapshot} className="relative w-19">
          <Snapshot name={snapshot} sizes="4.75rem" className="size-19" />
          <span className="block text-sm leading-4 text-on-film">{FRAME_NUMBERS[index]}</span>
          {index === CHOSEN && (
            <svg viewBox="0 0 90 90" fill="none" className="absolute -top-2 -left-2 size-23 stroke-ember-hot">
              <path
                d="M70 16C50 2 16 8 9 36c-7 30 20 47 44 44 26-3 38-34 26-53-6-10-18-17-36-17"
                strokeWidth="3.5"
                strokeLinecap="round"
              />
            </svg>
          )}
        </div>
      ))}
    </div>
  );
}

interface Cover {
  name: string;
  position: string;
  alt?: string;
}

const FAN: readonly Cover[] = [
  { name: 'after-creative', position: 'left-[4%] top-[22%] size-36 -rotate-7' },
  { name: 'after-cinematic', position: 'right-[4%] top-[20%] size-36 rotate-6' },
  { name: 'after-professional', position: 'left-1/2 top-[7%] size-44 -translate-x-1/2 -rotate-1' },
];

/** Three finished pictures, fanned out. */
export function CoversArt() {
  return <Covers covers={FAN} sizes="11rem" className="relative mx-auto h-full max-w-80" />;
}

const TABLE: readonly Cover[] = [
  { name: 'others-social-media', position: '-left-[6%] top-[48%] w-[44%] -rotate-5' },
  { name: 'others-lifestyle', position: 'right-[2%] top-[56%] w-[46%] rotate-4' },
  { name: 'others-cinematic', position: '-right-[8%] -top-[4%] w-[50%] rotate-7' },
  { name: 'others-creative', position: 'left-0 top-[2%] w-[42%] -rotate-8' },
  {
    name: 'others-editorial',
    position: 'left-[17%] -top-[10%] w-[62%] rotate-1',
    alt: 'Pictures of five twins, spread out.',
  },
];

/** Five large pictures. The last one has the alternative text. */
export function CoversTable() {
  const sizes = '(min-width: 64rem) 27rem, 62vw';
  return <Covers covers={TABLE} sizes={sizes} className="relative aspect-square w-full self-start" />;
}

/** Overlapping pictures with a white border. */
function Covers({ covers, sizes, className }: { covers: typeof FAN; sizes: string; className: string }) {
  return (
    <div className={className}>
      {covers.map(({ name, position, alt = '' }) => (
        <Picture
          key={name}
          files={PICTURES}
          name={name}
          alt={alt}
          width={960}
          height={960}
          sizes={sizes}
          className={`absolute aspect-square border-4 border-[oklch(0.985_0.006_85)] object-cover shadow-lift ${position}`}
        />
      ))}
    </div>
  );
}
