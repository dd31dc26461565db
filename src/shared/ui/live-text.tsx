import type { ReactNode } from 'react';

/** Announces a text to screen readers when it changes. Render it empty first, because a new region is not announced. */
export function LiveText({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
