import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface RadioCardOption<Value extends string> {
  value: Value;
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
}

interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  /** Name of the form field; unique on the page. */
  name: string;
  options: readonly RadioCardOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Side by side where there is room. */
  columns?: 2 | 3;
}

const COLUMNS: Record<2 | 3, string> = { 2: '@md:grid-cols-2', 3: '@md:grid-cols-3' };

/** One of a few, each with room to explain itself. Native radios: arrow keys, forms and screen readers just work. */
export function RadioCards<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  columns = 2,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 font-medium text-ink">{legend}</legend>
      <div className={classNames('grid gap-3', COLUMNS[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className="group relative flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-edge bg-paper px-4 py-3.5 hover:border-ink has-checked:border-ember has-checked:bg-ember-soft has-checked:shadow-[inset_0_0_0_1px_var(--ember)] has-disabled:cursor-not-allowed has-disabled:opacity-70 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember motion-safe:transition-colors motion-safe:duration-160"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${id}-${option.value}-title`}
              aria-describedby={option.text == null ? undefined : `${id}-${option.value}-text`}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            {option.icon != null && (
              <span aria-hidden className="mt-0.5 shrink-0 text-muted group-has-checked:text-ember">
                {option.icon}
              </span>
            )}
            <span className="min-w-0 flex-1">
              <span id={`${id}-${option.value}-title`} className="block font-medium text-ink">
                {option.title}
              </span>
              {option.text != null && (
                <span id={`${id}-${option.value}-text`} className="mt-0.5 block text-sm text-muted">
                  {option.text}
                </span>
              )}
            </span>
            <span
              aria-hidden
              className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-edge text-on-ember group-has-checked:border-ember group-has-checked:bg-ember"
            >
              <Check size={13} strokeWidth={3} className="invisible group-has-checked:visible" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
