import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  onChange(text: string): void;
}

/** Cuts pasted texts that would freeze the page. */
export function TextInput({ className, type = 'text', onChange, ...rest }: TextInputProps) {
  return (
    <input
      maxLength={10_000}
      {...rest}
      type={type}
      className={classNames(CONTROL_CLASS, className)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
