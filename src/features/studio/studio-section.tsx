import type { ReactNode } from 'react';

/** A numbered step, opened like a chapter: the figure, a hairline, the panel. */
export function StudioSection({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden className="mb-4 flex items-end gap-4">
        <span className="font-display text-[4.5rem] leading-[0.8] text-ink italic">{number}</span>
        <span className="mb-0.5 h-px flex-1 bg-line" />
      </p>
      {children}
    </div>
  );
}
