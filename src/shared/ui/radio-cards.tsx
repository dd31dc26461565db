import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { RadioOption } from './radio-option.tsx';

interface RadioCardsProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; title: string; text: string; icon: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Single choice among a few options with explanations. */
export function RadioCards<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 font-medium text-ink">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-2">
        {options.map((option) => (
          <RadioOption
            key={option.value}
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-labelledby={`${id}-${option.value}-title`}
            aria-describedby={`${id}-${option.value}-text`}
            className="flex flex-wrap items-center gap-x-2.5 rounded-control border border-edge bg-paper px-3 py-2 text-ink hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper"
          >
            <span aria-hidden className="shrink-0 text-muted group-has-checked:text-paper">
              {option.icon}
            </span>
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
              <span id={`${id}-${option.value}-title`} className="block font-medium">
                {option.title}
              </span>
              <span
                id={`${id}-${option.value}-text`}
                className="block text-sm text-muted group-has-checked:text-paper"
              >
                {option.text}
              </span>
            </span>
            <span
              aria-hidden
              className="ml-auto grid size-5 shrink-0 place-items-center rounded-full border border-edge group-has-checked:border-paper @max-md:absolute @max-md:top-1.5 @max-md:right-1.5"
            >
              <Check size={13} strokeWidth={3} className="invisible group-has-checked:visible" />
            </span>
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}
