import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';

/** Grows with its text where the browser supports it, up to half of the window. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(
        CONTROL_CLASS,
        'field-sizing-content max-h-[50vh] resize-y leading-normal',
        className,
      )}
      style={{ minHeight: `${rows * 1.5 + 1.5}em`, ...rest.style }}
    />
  );
}
