import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths.ts';
import { ThemeToggle } from '../../shared/ui/theme-toggle.tsx';
import { Wordmark } from '../../shared/ui/wordmark.tsx';

/** The sheet both checkout pages are printed on. They are open to everybody, so they bring their own masthead. */
export function CheckoutSheet({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="measure flex min-h-16 items-center justify-between">
          <Link to={paths.home()} className="flex min-h-11 items-center">
            <Wordmark />
          </Link>
          <ThemeToggle />
        </div>
      </header>
      <main id="main" className="measure grid flex-1 content-center py-14">
        <div className="mx-auto grid w-full max-w-4xl gap-x-14 gap-y-8 sm:grid-cols-[auto_1fr] sm:items-start">
          <div aria-hidden className="sm:pt-2">
            {mark}
          </div>
          <div className="grid min-w-0 justify-items-start gap-6">{children}</div>
        </div>
      </main>
    </div>
  );
}
