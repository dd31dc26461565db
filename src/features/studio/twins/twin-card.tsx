import { Check } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { SmallPicture } from '../generator/small-picture.tsx';
import { completedDate, type Twin } from '../../../entities/twin/twin.ts';

interface TwinCardProps {
  twin: Twin;
  /** The latest picture of it on this device. */
  picture: string | undefined;
  isSelected: boolean;
  onSelect(key: string): void;
}

/** One twin of the list: a native radio, so arrow keys, forms and screen readers just work. */
export const TwinCard = memo(function TwinCard({ twin, picture, isSelected, onSelect }: TwinCardProps) {
  const { key, triggerWord, completedAt } = twin;
  return (
    // Cards off screen are not laid out, so 500 of them cost no more than what is seen.
    <label className="relative flex min-h-18 cursor-pointer flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-edge bg-paper px-4 py-3 [contain-intrinsic-size:auto_3.25rem] [content-visibility:auto] hover:border-ink has-checked:border-ember has-checked:bg-ember-soft has-checked:shadow-[inset_0_0_0_1px_var(--ember)] has-focus-visible:outline-2 has-focus-visible:-outline-offset-6 has-focus-visible:outline-ink">
      <input
        type="radio"
        name="twin"
        value={key}
        checked={isSelected}
        onChange={() => onSelect(key)}
        aria-label={`${triggerWord ?? 'Twin without a trigger word'}, completed ${completedDate(completedAt)}, ready`}
        className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
      />
      <TwinFace twin={twin} picture={picture} />
      <span aria-hidden className="min-w-0 flex-[1_1_5rem]">
        <span className="block truncate text-lg leading-tight font-semibold tracking-wide">
          {triggerWord ?? 'No trigger word'}
        </span>
        <span className="block text-sm text-muted">{completedDate(completedAt)}</span>
      </span>
      <span aria-hidden>
        <Badge tone="moss" icon={<Check />}>
          Ready
        </Badge>
      </span>
    </label>
  );
});

const GROUNDS = ['bg-ember-soft', 'bg-moss-soft', 'bg-amber-soft', 'bg-sunken'];

/** Hair of a drawn head, from short to long; each is one closed line around it. */
const HAIR = [
  'M13 20c-2-11 4-14 11-14s13 3 11 14c-2-5-5-7-11-7s-9 2-11 7z',
  'M12 24c-3-14 4-19 12-19s15 5 12 19c0-7-3-10-8-11-3 2-7 3-11 3-3 2-5 4-5 8z',
  'M11 33c-2-16 1-28 13-28s15 12 13 28c-1 3-4 3-4 0V21c-3-1-6-4-7-7-2 4-6 6-11 7v12c0 3-3 3-4 0z',
  'M14 17c-3-7 2-12 10-12 9 0 13 5 9 13 0-4-3-6-9-6-5 0-8 1-10 5zM20 5a4 4 0 1 1 8 0z',
];

/** The twin by its face: its latest picture here, else a drawn head that is always the same for this twin. */
export function TwinFace({ twin, picture }: Pick<TwinCardProps, 'twin' | 'picture'>) {
  const seed = new TextEncoder().encode(twin.key).reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7);
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-13 shrink-0 place-items-center overflow-hidden rounded-full border border-line',
        GROUNDS[seed % GROUNDS.length],
      )}
    >
      <SmallPicture src={picture}>
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
          <path d={HAIR[(seed >>> 4) % HAIR.length]} className="fill-film" />
        </svg>
      </SmallPicture>
    </span>
  );
}
