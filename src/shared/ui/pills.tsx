import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface PillOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface PillsProps<Value extends string> {
  legend: ReactNode;
  isLegendHidden?: boolean;
  options: readonly PillOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of many short words. The chosen pill is filled and carries a tick: shape and colour, not colour alone. */
export function Pills<Value extends string>({
  legend,
  isLegendHidden = false,
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
          <label
            key={option.value}
            className="group relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-edge bg-paper px-4 text-[0.9375rem] text-ink hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:cursor-not-allowed has-disabled:opacity-70 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember motion-safe:transition-colors motion-safe:duration-160"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-full outline-none"
            />
            <Check aria-hidden size={15} className="hidden group-has-checked:block" />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
