import { classNames } from './class-names.ts';

type ButtonVariant = 'primary' | 'secondary' | 'quiet';
type ButtonSize = 'sm' | 'md' | 'lg';

const BASE =
  'relative inline-flex select-none items-center justify-center gap-2 rounded-control border text-center font-medium leading-tight ' +
  'motion-safe:transition-[background-color,color,border-color,translate] motion-safe:duration-160 ' +
  'motion-safe:active:not-disabled:not-aria-busy:translate-y-px';

/** Disabled buttons stay readable, because people read what they cannot press yet. */
const OFF =
  'disabled:border-line disabled:bg-sunken disabled:text-muted ' +
  'not-aria-busy:aria-disabled:border-line not-aria-busy:aria-disabled:bg-sunken not-aria-busy:aria-disabled:text-muted ' +
  'not-aria-busy:aria-disabled:decoration-transparent';

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-ember text-on-ember hover:bg-[color-mix(in_oklab,var(--ember)_88%,var(--ink))]',
  secondary: 'border-edge bg-raised text-ink hover:border-ink',
  quiet:
    'border-transparent text-ink underline decoration-edge decoration-1 underline-offset-[5px] hover:decoration-ember hover:decoration-2',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-11 py-1.5 text-sm',
  md: 'min-h-11 py-2 text-base',
  lg: 'min-h-13 py-3 text-[1.0625rem]',
};

/** A quiet button has no border, so it has less padding. */
const PADDINGS: Record<ButtonSize, string> = { sm: 'px-3.5', md: 'px-5', lg: 'px-5 sm:px-7' };

export interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

/** The classes of a button, for links: `<Link className={buttonClass({ size: 'lg' })}>`. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonStyle): string {
  return classNames(BASE, OFF, VARIANTS[variant], SIZES[size], variant === 'quiet' ? 'px-2' : PADDINGS[size]);
}
