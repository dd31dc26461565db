import { ChevronDown, CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { formatNumber } from '../lib/format-count.ts';
import { startOf } from '../lib/shorten.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './text-input.tsx';

/** Attributes to spread on the field's control. */
interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The id of an error that is shown elsewhere. */
  errorId?: string | undefined;
  /** Shows "optional" beside the label; other fields are required. */
  optional?: boolean;
  children: (ids: FieldIds) => ReactNode;
}

/**
 * A control with its label, hint and error.
 * @example `<Field label="Idea">{(ids) => <TextArea {...ids} />}</Field>`
 */
export function Field({ label, hint, error, errorId, optional = false, children }: FieldProps) {
  const id = useId();
  const hasError = error != null && error !== false && error !== '';
  const describedBy = classNames(hint != null && `${id}-hint`, hasError && `${id}-error`, errorId);
  const isInvalid = hasError || errorId !== undefined;
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-ink">
          {label}
        </label>
        {optional && <span className="text-sm text-muted">optional</span>}
      </div>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': isInvalid || undefined })}
      {hint != null && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {hasError && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-rose">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </div>
  );
}

/** A keystroke in a word of this length takes half a second. The contract's limits are lower and checked by the form. */
const MAX_CHARACTERS = 10_000;

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'style'> {
  value: string;
  onChange(text: string): void;
  /** The maximum length for editing. A longer value is preserved but cannot be edited. */
  most?: number;
}

/** A text area that grows with its text, up to half of the window, where the browser supports it. Never cuts a text. */
export function TextArea({
  className,
  rows = 4,
  value,
  onChange,
  most = MAX_CHARACTERS,
  ...rest
}: TextAreaProps) {
  const isTooLong = value.length > most;

  /** Inserts a long text, which the browser would cut. */
  function addLong(event: SyntheticEvent<HTMLTextAreaElement>, data: DataTransfer) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const longer = value.slice(0, selectionStart) + data.getData('text') + value.slice(selectionEnd);
    if (isTooLong || longer.length <= most) return;
    event.preventDefault();
    onChange(longer);
  }

  return (
    <>
      <textarea
        dir="auto"
        {...rest}
        value={isTooLong ? startOf(value, most) : value}
        readOnly={isTooLong}
        maxLength={most}
        rows={rows}
        className={classNames(
          CONTROL_CLASS,
          'field-sizing-content max-h-[50vh] resize-y leading-normal',
          className,
        )}
        style={{ minHeight: `${rows * 1.5 + 1.5}em` }}
        onPaste={(event) => addLong(event, event.clipboardData)}
        onDrop={(event) => addLong(event, event.dataTransfer)}
        onChange={({ target }) => onChange(target.value)}
      />
      {value.length === most && (
        <p role="status" className="text-sm text-amber">
          {`Maximum reached: ${formatNumber(most)} characters.`}
        </p>
      )}
      {isTooLong && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
          <span>Too long to edit here. Only the start is shown.</span>
          <Button variant="quiet" size="sm" onClick={() => onChange('')}>
            Remove the text
          </Button>
        </p>
      )}
    </>
  );
}

interface SelectProps<Value extends string> extends FieldIds {
  options: readonly Value[];
  labelOf(option: Value): string;
  value: Value;
  onChange(value: Value): void;
}

/** A native select, which works best on phones and by keyboard. */
export function Select<Value extends string>({ options, labelOf, onChange, ...rest }: SelectProps<Value>) {
  return (
    <div className="relative">
      <select
        {...rest}
        onChange={({ target }) => onChange(target.value as Value)}
        className={classNames(CONTROL_CLASS, 'appearance-none pr-10')}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {labelOf(option)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
      />
    </div>
  );
}
