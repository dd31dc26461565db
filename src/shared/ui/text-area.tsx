import type { ComponentProps, SyntheticEvent } from 'react';
import { startOf } from '../lib/shorten.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';

/** In a word of this length a key press takes half a second. Limits of the contract are below, and are the form's. */
const MAX_CHARACTERS = 10_000;

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: string;
  onChange(text: string): void;
  /** A longer value is kept, and cannot be edited. */
  most?: number;
}

/** Grows with its text where the browser supports it, up to half of the window. Cuts nothing. */
export function TextArea({
  className,
  rows = 4,
  value,
  onChange,
  most = MAX_CHARACTERS,
  ...rest
}: TextAreaProps) {
  const isTooLong = value.length > most;

  /** The browser would cut it. */
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
        style={{ minHeight: `${rows * 1.5 + 1.5}em`, ...rest.style }}
        onPaste={(event) => addLong(event, event.clipboardData)}
        onDrop={(event) => addLong(event, event.dataTransfer)}
        onChange={({ target }) => onChange(target.value)}
      />
      {isTooLong && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
          <span>Too long to edit here: only the beginning is shown.</span>
          <Button variant="quiet" size="sm" onClick={() => onChange('')}>
            Remove the text
          </Button>
        </p>
      )}
    </>
  );
}
