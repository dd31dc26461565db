import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { RadioOption } from './radio-option.tsx';

interface RadioCardsProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; title: string; text: string; icon: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** For short options: three in a row, also on phones. Otherwise at most two. */
  isCompact?: boolean;
}

/** Single choice among a few options with explanations. */
export function RadioCards<Value extends string>({
  legend,
  options,
  value,
  onChange,
  isCompact = false,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 font-medium text-ink">{legend}</legend>
      <div
        className={
          isCompact
            ? 'grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-2'
            : 'grid gap-3 @md:grid-cols-2'
        }
      >
        {options.map((option) => (
          <RadioOption
            key={option.value}
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-labelledby={`${id}-${option.value}-title`}
            aria-describedby={`${id}-${option.value}-text`}
            className={classNames(
              'flex rounded-control border border-edge bg-paper text-ink hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper',
              isCompact ? 'flex-wrap items-center gap-x-2.5 px-3 py-2' : 'items-start gap-3 px-4 py-3.5',
            )}
          >
            <span
              aria-hidden
              className={classNames(
                'shrink-0 text-muted group-has-checked:text-paper',
                !isCompact && 'mt-0.5',
              )}
            >
              {option.icon}
            </span>
            <span className={isCompact ? 'flex min-w-0 flex-wrap items-baseline gap-x-2' : 'min-w-0 flex-1'}>
              <span id={`${id}-${option.value}-title`} className="block font-medium">
                {option.title}
              </span>
              <span
                id={`${id}-${option.value}-text`}
                className={classNames(
                  'block text-sm text-muted group-has-checked:text-paper',
                  !isCompact && 'mt-0.5',
                )}
              >
                {option.text}
              </span>
            </span>
            <span
              aria-hidden
              className={classNames(
                'grid size-5 shrink-0 place-items-center rounded-full border border-edge group-has-checked:border-paper',
                isCompact ? 'ml-auto @max-md:absolute @max-md:top-1.5 @max-md:right-1.5' : 'mt-0.5',
              )}
            >
              <Check size={13} strokeWidth={3} className="invisible group-has-checked:visible" />
            </span>
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}
