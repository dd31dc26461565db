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
          <span className="block text-[0.6875rem] leading-4 text-on-film">{FRAME_NUMBERS[index]}</span>
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

const FAN = [
  { name: 'after-creative', place: 'left-[4%] top-[22%] -rotate-7' },
  { name: 'after-cinematic', place: 'right-[4%] top-[20%] rotate-6' },
  { name: 'after-professional', place: 'left-1/2 top-[7%] -translate-x-1/2 -rotate-1 size-44!' },
];

/** Three finished pictures, fanned out. */
export function CoversArt() {
  return (
    <div className="relative mx-auto h-full max-w-80">
      {FAN.map(({ name, place }) => (
        <Cover key={name} name={name} sizes="11rem" className={`size-36 ${place}`} />
      ))}
    </div>
  );
}

const TABLE = [
  { name: 'others-social-media', place: '-left-[6%] top-[48%] w-[44%] -rotate-5' },
  { name: 'others-lifestyle', place: 'right-[2%] top-[56%] w-[46%] rotate-4' },
  { name: 'others-cinematic', place: '-right-[8%] -top-[4%] w-[50%] rotate-7' },
  { name: 'others-creative', place: 'left-0 top-[2%] w-[42%] -rotate-8' },
  { name: 'others-editorial', place: 'left-[17%] -top-[10%] w-[62%] rotate-1' },
];

/** Five large pictures; the alternative text is on the last one. */
export function CoversTable() {
  return (
    <div className="relative aspect-square w-full self-start">
      {TABLE.map(({ name, place }, index) => (
        <Cover
          key={name}
          name={name}
          sizes="(min-width: 64rem) 27rem, 62vw"
          className={`aspect-square ${place}`}
          alt={index === TABLE.length - 1 ? 'Pictures of five twins, spread out.' : ''}
        />
      ))}
    </div>
  );
}

interface CoverProps {
  name: string;
  sizes: string;
  className: string;
  alt?: string;
}

function Cover({ name, sizes, className, alt = '' }: CoverProps) {
  return (
    <Picture
      files={PICTURES}
      name={name}
      alt={alt}
      width={960}
      height={960}
      sizes={sizes}
      className={`absolute border-4 border-[oklch(0.985_0.006_85)] object-cover shadow-lift ${className}`}
    />
  );
}
