import { Check } from 'lucide-react';
import { memo } from 'react';
import { completedDate, type Twin } from '#entities/twin/twin.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { TwinFace } from '#shared/ui/twin-face.tsx';

interface TwinCardProps {
  twin: Twin;
  /** The twin's latest picture on this device. */
  picture: string | undefined;
  isSelected: boolean;
  onSelect(key: string): void;
}

/** One twin: a native radio, so that arrow keys, forms and screen readers work. */
export const TwinCard = memo(function TwinCard({ twin, picture, isSelected, onSelect }: TwinCardProps) {
  const { key, triggerWord, completedAt } = twin;
  return (
    // Cards off screen are not laid out, so that 500 of them render fast.
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
      <TwinFace triggerWord={triggerWord} picture={picture} className="size-13" />
      <span aria-hidden className="min-w-0 flex-[1_1_5rem]">
        <span
          translate={triggerWord === undefined ? undefined : 'no'}
          className="block truncate text-lg leading-tight font-semibold tracking-wide"
        >
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
