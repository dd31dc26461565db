import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const BASE =
  'relative inline-flex max-w-full select-none items-center justify-center gap-2 rounded-control border ' +
  'text-center font-medium leading-tight wrap-break-word ' +
  'motion-safe:transition-[background-color,color,border-color,translate] motion-safe:duration-160 ' +
  'motion-safe:active:not-disabled:not-aria-busy:translate-y-px';

/** Disabled buttons stay readable, because users read them before they can click them. */
const OFF =
  'disabled:border-line disabled:bg-sunken disabled:text-muted ' +
  'not-aria-busy:aria-disabled:border-line not-aria-busy:aria-disabled:bg-sunken not-aria-busy:aria-disabled:text-muted ' +
  'not-aria-busy:aria-disabled:decoration-transparent';

const VARIANTS = {
  primary:
    'border-transparent bg-ember text-on-ember hover:bg-[color-mix(in_oklab,var(--ember)_88%,var(--ink))]',
  secondary: 'border-edge bg-raised text-ink hover:border-ink',
  quiet:
    'border-transparent text-ink underline decoration-edge decoration-1 underline-offset-[5px] ' +
    'hover:decoration-ember hover:decoration-2',
};

const SIZES = {
  sm: 'min-h-11 py-1.5 text-sm',
  md: 'min-h-11 py-2 text-base',
  lg: 'min-h-13 py-3 text-lg',
};

/** A quiet button has no border, so it has less padding. */
const PADDINGS: Record<keyof typeof SIZES, string> = { sm: 'px-3.5', md: 'px-5', lg: 'px-5 sm:px-7' };

export interface ButtonStyle {
  variant?: keyof typeof VARIANTS | undefined;
  size?: keyof typeof SIZES | undefined;
}

/** The classes of a button, for links: `<Link className={buttonClass({ size: 'lg' })}>`. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonStyle): string {
  return classNames(BASE, OFF, VARIANTS[variant], SIZES[size], variant === 'quiet' ? 'px-2' : PADDINGS[size]);
}

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /**
   * Whether the button's action is running; only buttons that send a request have it. While it runs, the button shows
   * `busyLabel` and ignores clicks. It is `aria-disabled`, because a natively disabled button loses the focus.
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
  isBusy: busy,
  busyLabel,
  disabledReason,
  className,
  children,
  onClick,
  onKeyDown,
  type = 'button',
  ...rest
}: ButtonProps) {
  const runsAction = busy !== undefined;
  const isBusy = busy === true;
  const reasonId = useId();
  const describedBy = classNames(rest['aria-describedby'], disabledReason !== undefined && reasonId);
  return (
    <>
      <button
        {...rest}
        // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default.
        type={type}
        className={classNames(buttonClass({ variant, size }), className)}
        onClick={(event) => {
          // The second click of a double click must not charge again (decision 57).
          const isSecond = runsAction && event.detail > 1;
          if (isBusy || isSecond) event.preventDefault();
          else onClick?.(event);
        }}
        // A held Enter clicks the button repeatedly.
        onKeyDown={(event) => {
          if (runsAction && event.repeat) event.preventDefault();
          onKeyDown?.(event);
        }}
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
        {/* `contents` preserves the button's gap between an icon and its text. */}
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

type ButtonLinkProps = ComponentProps<'a'> & ButtonStyle;

/** A plain link that looks like a button, for the server's own addresses and downloads. */
export function ButtonLink({ variant, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size }), className)}>
      {children}
    </a>
  );
}
