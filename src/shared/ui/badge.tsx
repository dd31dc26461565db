import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const TONES = {
  neutral: 'border-edge text-ink',
  moss: 'border-moss bg-moss-soft text-moss',
  amber: 'border-amber bg-amber-soft text-amber',
  rose: 'border-rose bg-rose-soft text-rose',
  ember: 'border-ember bg-ember text-on-ember',
};

interface BadgeProps {
  tone: keyof typeof TONES;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short status. Give it an icon, so that color is not the only sign. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1.5 rounded-full border px-2.5 py-0.5',
        'text-sm font-medium leading-5 [&_svg]:size-3.5 [&_svg]:shrink-0',
        TONES[tone],
      )}
    >
      {icon}
      <span>{children}</span>
    </span>
  );
}
