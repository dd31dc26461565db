import type { ReactNode } from 'react';
import { truncateLongText } from './long-text.tsx';

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  /** Decorative. */
  art?: ReactNode;
  action?: ReactNode;
}

/** For an empty list: says what will be there, and how to get it. */
export function EmptyState({ title, children, art, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card bg-sunken px-6 py-10 text-center">
      {art != null && (
        <div aria-hidden className="mb-3 text-muted">
          {art}
        </div>
      )}
      <p className="font-display text-display-md text-ink">{title}</p>
      <div className="max-w-[46ch] min-w-0 text-balance text-muted wrap-anywhere">
        {truncateLongText(children)}
      </div>
      {action != null && <div className="mt-4">{action}</div>}
    </div>
  );
}
