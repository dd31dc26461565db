import { useState, type ComponentProps, type SyntheticEvent } from 'react';
import { formatCount } from '../lib/format-count.ts';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';

/** In a longer text a key press takes a second. Limits of the contract are far below, and are the form's. */
const MAX_CHARACTERS = 100_000;

/** Grows with its text where the browser supports it, up to half of the window. Refuses texts that would freeze the page. */
export function TextArea({ className, rows = 4, onPaste, onDrop, ...rest }: ComponentProps<'textarea'>) {
  const [refusedLength, setRefusedLength] = useState(0);

  function refuseLong(event: SyntheticEvent<HTMLTextAreaElement>, data: DataTransfer) {
    const { length } = event.isDefaultPrevented() ? '' : data.getData('text');
    const isTooLong = event.currentTarget.value.length + length > MAX_CHARACTERS;
    if (isTooLong && length > 0) event.preventDefault();
    setRefusedLength(isTooLong ? length : 0);
  }

  return (
    <>
      <textarea
        {...rest}
        rows={rows}
        className={classNames(
          CONTROL_CLASS,
          'field-sizing-content max-h-[50vh] resize-y leading-normal',
          className,
        )}
        style={{ minHeight: `${rows * 1.5 + 1.5}em`, ...rest.style }}
        onPaste={(event) => {
          onPaste?.(event);
          refuseLong(event, event.clipboardData);
        }}
        onDrop={(event) => {
          onDrop?.(event);
          refuseLong(event, event.dataTransfer);
        }}
      />
      {refusedLength > 0 && (
        <p role="alert" className="text-sm font-medium text-rose">
          {`${formatCount(refusedLength, 'character')} are too many for this field. Nothing was added.`}
        </p>
      )}
    </>
  );
}
