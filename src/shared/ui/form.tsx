import type { ComponentProps, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** While the action runs, the form cannot be submitted again. */
  isBusy: boolean;
  /** Shows why the action cannot run. @returns true when it cannot, which moves the focus to the first refused field */
  refuse?(): boolean;
  onSubmit(): void;
}

/** A form, whose submit button may be outside. The action reports its own failures. */
export function Form({ isBusy, refuse = () => false, onSubmit, ...rest }: FormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { target, currentTarget } = event;
    // React events of a dialog bubble to the form that opened it.
    if (target !== currentTarget || isBusy) return;
    if (!flushSync(refuse)) return onSubmit();
    currentTarget.querySelector<HTMLElement>('[aria-invalid], [data-refused]')?.focus();
  }
  return <form noValidate {...rest} onSubmit={submit} />;
}
