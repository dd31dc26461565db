import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths.ts';
import { PublicLayout } from '../../shared/ui/public-layout.tsx';
import { Wordmark } from '../../shared/ui/wordmark.tsx';

/** The sheet both checkout pages are printed on: a mark beside what is said. */
export function CheckoutSheet({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <PublicLayout
      home={
        <Link to={paths.home()} className="flex min-h-11 items-center">
          <Wordmark />
        </Link>
      }
    >
      <div className="grid w-full gap-x-14 gap-y-8 sm:grid-cols-[auto_1fr] sm:items-start">
        <div aria-hidden className="sm:pt-2">
          {mark}
        </div>
        <div className="grid min-w-0 justify-items-start gap-6">{children}</div>
      </div>
    </PublicLayout>
  );
}
