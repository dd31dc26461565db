import { Check } from 'lucide-react';
import { memo } from 'react';
import { completedDate, type Twin } from '#entities/twin/twin.ts';
import { RadioOption } from '#shared/ui/radio-option.tsx';
import { TwinFace } from '#shared/ui/twin-face.tsx';

interface TwinCardProps {
  twin: Twin;
  /** The twin's latest picture on this device. */
  picture: string | undefined;
  isSelected: boolean;
  /** Undefined while none can be selected. */
  onSelect: ((key: string) => void) | undefined;
}

/** One twin of the switch, with its face. */
export const TwinCard = memo(function TwinCard({ twin, picture, isSelected, onSelect }: TwinCardProps) {
  const { key, triggerWord, completedAt } = twin;
  return (
    <RadioOption
      name="twin"
      value={key}
      checked={isSelected}
      disabled={!onSelect}
      onChange={() => onSelect?.(key)}
      aria-label={`${triggerWord ?? 'Twin without a trigger word'}, completed ${completedDate(completedAt)}, ready`}
      className="flex h-12 min-w-0 shrink-0 items-center gap-2.5 rounded-full border border-edge bg-raised pr-4 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper"
    >
      <TwinFace triggerWord={triggerWord} picture={picture} className="-m-px size-12" />
      <span aria-hidden className="min-w-0">
        <span
          translate={triggerWord === undefined ? undefined : 'no'}
          className="block max-w-36 truncate text-[0.9375rem] leading-tight font-semibold tracking-wide"
        >
          {triggerWord ?? 'No trigger word'}
        </span>
        <span className="flex items-center gap-1.5 text-[0.8125rem] leading-tight whitespace-nowrap text-muted group-has-checked:text-paper">
          <span>{completedDate(completedAt)}</span>
          <span className="flex items-center gap-0.5 text-moss group-has-checked:text-paper">
            <Check size={13} strokeWidth={2.5} />
            <span>Ready</span>
          </span>
        </span>
      </span>
    </RadioOption>
  );
});
