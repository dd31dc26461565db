import type { ReactNode } from 'react';

/** A numbered step, with its number in the margin on wide screens. */
export function StudioSection({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div className="group/step relative">
      <p
        aria-hidden
        className="absolute top-7 right-full mr-3 hidden font-display text-[3.5rem] leading-[0.8] italic group-has-data-collapsed/step:top-1/2 group-has-data-collapsed/step:-translate-y-1/2 lg:block"
      >
        {number}
      </p>
      {children}
    </div>
  );
}
