import type { ReactNode } from 'react';

/** The small line above a headline. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 text-[0.8125rem] font-medium text-muted">
      <span aria-hidden className="h-px w-8 shrink-0 bg-ember" />
      <span>{children}</span>
    </p>
  );
}
