import { useId, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import { classNames } from './class-names.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The action runs: the button is disabled, shows `busyLabel`, and keeps its place in the tab order afterwards. */
  isBusy?: boolean;
  busyLabel?: string;
  /**
   * Why the action cannot run now. The button looks and announces as disabled but stays focusable, and `onClick` still
   * fires so that the caller can explain (decision 4).
   */
  refusal?: string | undefined;
}

export function Button({
  variant = 'primary',
  size = 'md',
  isBusy = false,
  busyLabel,
  refusal,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  const refusalId = useId();
  const ref = useFocusKeptWhileBusy(isBusy);
  const describedBy = classNames(rest['aria-describedby'], refusal !== undefined && refusalId);
  return (
    <>
      <button
        ref={ref}
        {...rest}
        // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default.
        type={type}
        className={classNames(buttonClass({ variant, size }), className)}
        disabled={disabled === true || isBusy}
        aria-busy={isBusy || undefined}
        aria-disabled={refusal !== undefined || undefined}
        aria-describedby={describedBy || undefined}
      >
        {isBusy && (
          <span
            aria-hidden
            className="size-3.5 shrink-0 rounded-full border-2 border-current border-t-transparent motion-safe:animate-turn"
          />
        )}
        {isBusy && busyLabel !== undefined ? busyLabel : children}
      </button>
      {refusal !== undefined && (
        <span id={refusalId} hidden>
          {refusal}
        </span>
      )}
    </>
  );
}

/** A browser takes the focus from a button that becomes disabled; it gets it back when nothing else took it since. */
function useFocusKeptWhileBusy(isBusy: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isBusy) {
      hadFocus.current = document.activeElement === ref.current;
      return;
    }
    if (hadFocus.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isBusy]);
  return ref;
}
