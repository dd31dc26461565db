import { useId, useState, type ComponentProps } from 'react';
import { buttonClass, type ButtonStyle } from './button-class.ts';
import { classNames } from './class-names.ts';
import './one-press.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
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
  const turn = useTurn(isBusy ? 'nothing' : disabledReason === undefined ? 'acts' : 'explains');
  const describedBy = classNames(rest['aria-describedby'], disabledReason !== undefined && reasonId);
  return (
    <>
      <button
        {...rest}
        data-turn={turn || undefined}
        // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default.
        type={type}
        className={classNames(buttonClass({ variant, size }), className)}
        onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
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
        {/* `contents` keeps the button's gap between an icon and its text. */}
        <span key={String(isBusy)} className="contents">
          {isBusy && busyLabel !== undefined ? busyLabel : children}
        </span>
      </button>
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}

/** Changes with the effect of a press: a press has the effect that the button had when the press began (one-press.ts). */
function useTurn(state: 'acts' | 'explains' | 'nothing'): number {
  const [seen, setSeen] = useState({ state, turn: 0 });
  if (seen.state !== state) setSeen({ state, turn: seen.turn + 1 });
  return seen.turn;
}
