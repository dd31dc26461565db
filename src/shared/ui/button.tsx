import { useId, type ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { classNames } from './class-names.ts';
import { useFreshPress } from './use-fresh-press.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'onMouseDown' | 'onKeyDown'>, ButtonLook {
  /**
   * While the action runs, the button shows `busyLabel` and ignores presses. It is `aria-disabled`, because a natively
   * disabled button loses the focus.
   */
  isBusy?: boolean;
  busyLabel?: string;
  /**
   * Why the action cannot run now. The button is `aria-disabled` but focusable, and `onClick` still fires, so that the
   * caller can explain (decision 4).
   */
  disabledReason?: string | undefined;
}

export function Button({
  variant,
  size,
  isBusy = false,
  busyLabel,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const { isFresh, ...press } = useFreshPress(
    isBusy ? 'nothing' : disabledReason === undefined ? 'acts' : 'explains',
  );
  const describedBy = classNames(rest['aria-describedby'], disabledReason !== undefined && reasonId);
  return (
    <>
      <button
        {...rest}
        {...press}
        // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default.
        type={type}
        className={classNames(buttonClass({ variant, size }), className)}
        onClick={(event) => (isFresh(event) && !isBusy ? onClick?.(event) : event.preventDefault())}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || disabledReason !== undefined || undefined}
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
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
