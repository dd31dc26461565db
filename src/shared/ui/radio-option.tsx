import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A native radio that covers its label, so that arrow keys, forms and screen readers work. */
export function RadioOption({ className, children, ...input }: ComponentProps<'input'>) {
  return (
    <label
      className={classNames(
        'group relative min-h-11 cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-70 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink motion-safe:transition-[background-color,color,border-color] motion-safe:duration-160',
        className,
      )}
    >
      <input
        {...input}
        type="radio"
        // Enter would submit the form when it is pressed twice on the button that opens the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="absolute inset-0 z-1 cursor-[inherit] appearance-none rounded-[inherit] outline-none"
      />
      {children}
    </label>
  );
}
