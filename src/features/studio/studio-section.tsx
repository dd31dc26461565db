import type { ReactNode } from 'react';

/** A panel on the page; a step carries its number, large, like a chapter. */
export function StudioSection({ number, children }: { number?: number; children: ReactNode }) {
  return (
    <div className="relative">
      {number !== undefined && (
        <p aria-hidden className="mb-3 flex items-end gap-4">
          <span className="font-display text-[4.5rem] leading-[0.8] text-ink italic">{number}</span>
          <span className="mb-0.5 h-px flex-1 bg-line" />
        </p>
      )}
      {children}
    </div>
  );
}
