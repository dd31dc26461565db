import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { RadioOption } from './radio-option.tsx';

interface PillsProps<Value extends string> {
  legend: ReactNode;
  isLegendHidden?: boolean;
  /** The chosen option gets the first focus of a dialog. */
  hasAutofocus?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** A single choice among short labels. The chosen label is filled and ticked, so that color is not the only sign. */
export function Pills<Value extends string>({
  legend,
  isLegendHidden = false,
  hasAutofocus = false,
  options,
  value,
  onChange,
}: PillsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-medium text-ink'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <RadioOption
            key={option.value}
            name={name}
            value={option.value}
            checked={option.value === value}
            data-autofocus={(hasAutofocus && option.value === value) || undefined}
            onChange={() => onChange(option.value)}
            className={classNames(
              'inline-flex items-center gap-1.5 rounded-full border border-edge bg-paper px-4 text-base text-ink',
              'hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper',
            )}
          >
            <Check aria-hidden size={15} className="hidden group-has-checked:block" />
            <span>{option.label}</span>
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}
