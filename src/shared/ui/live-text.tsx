import type { ReactNode } from 'react';

/** A text that only screen readers get, when it changes. Render it empty before, because a new region is not announced. */
export function LiveText({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
