import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The small line above a headline: says which part of the paper this is. */
export function Eyebrow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p className={classNames('flex items-center gap-3 text-[0.8125rem] font-medium text-muted', className)}>
      <span aria-hidden className="h-px w-8 shrink-0 bg-ember" />
      {children}
    </p>
  );
}
