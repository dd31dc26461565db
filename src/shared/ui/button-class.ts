import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const BASE =
  'relative inline-flex select-none items-center justify-center gap-2 rounded-control text-center font-medium leading-tight ' +
  'motion-safe:transition-[background-color,color,border-color,translate] motion-safe:duration-160 ' +
  'motion-safe:active:translate-y-px disabled:opacity-70 aria-disabled:opacity-70';

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'bg-ember text-on-ember hover:not-disabled:not-aria-disabled:bg-[color-mix(in_oklab,var(--ember)_88%,var(--ink))]',
  secondary: 'border border-edge bg-raised text-ink hover:not-disabled:not-aria-disabled:border-ink',
  quiet:
    'text-ink underline decoration-edge decoration-1 underline-offset-[5px] hover:decoration-ember hover:decoration-2',
  danger:
    'bg-rose text-on-ember hover:not-disabled:not-aria-disabled:bg-[color-mix(in_oklab,var(--rose)_88%,var(--ink))]',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3.5 py-1.5 text-sm',
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-7 py-3 text-[1.0625rem]',
};

/** The look of a button, for links that act like one: `<Link className={buttonClass({ size: 'lg' })}>`. */
export function buttonClass(look: { variant?: ButtonVariant; size?: ButtonSize } = {}): string {
  return classNames(BASE, VARIANTS[look.variant ?? 'primary'], SIZES[look.size ?? 'md']);
}
