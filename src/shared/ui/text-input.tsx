import type { ComponentProps, KeyboardEvent } from 'react';
import { classNames } from './class-names.ts';

/** The classes of text fields, text areas and selects. Phones do not zoom in on text of 16 px. */
export const CONTROL_CLASS =
  'block w-full min-h-11 rounded-control border border-edge bg-paper px-3.5 py-2.5 ' +
  'text-base text-ink pointer-coarse:text-[1rem] ' +
  'hover:border-ink aria-invalid:border-rose aria-invalid:shadow-[inset_0_0_0_1px_var(--rose)] disabled:opacity-70';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'onKeyDown'> {
  onChange(text: string): void;
}

/** A text field. Cuts pasted texts that would freeze the page. */
export function TextInput({ className, type = 'text', onChange, ...rest }: TextInputProps) {
  return (
    <input
      dir="auto"
      maxLength={10_000}
      {...rest}
      type={type}
      className={classNames(CONTROL_CLASS, className)}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={submitOnce}
    />
  );
}

/** Submits the form once for a held Enter (decision 57). An Enter that ends a composition belongs to the input method. */
function submitOnce(event: KeyboardEvent): void {
  const isIgnored = event.repeat || event.nativeEvent.isComposing;
  if (event.key === 'Enter' && isIgnored) event.preventDefault();
}
