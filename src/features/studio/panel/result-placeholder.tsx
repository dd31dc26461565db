import type { ReactNode } from 'react';

/** Stands in for a panel's result; hidden on phones. */
export function ResultPlaceholder({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="content-center rounded-control bg-sunken p-6 text-muted @max-3xl:hidden">
      <p className="font-display text-display-md text-ink">{title}</p>
      <p className="mt-2 max-w-[44ch]">{children}</p>
    </div>
  );
}
