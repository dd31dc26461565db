import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ThemeToggle } from './theme-toggle.tsx';

interface PublicLayoutProps {
  /** The wordmark as a link to the start, which is the caller's: this folder knows no router. */
  home: ReactNode;
  /** The colour of the sheet, a background utility. */
  ground: string;
  children: ReactNode;
}

/**
 * A page that is open to everybody, signed in or not, and so brings its own masthead: one sheet between crop marks, in the
 * middle of the window, like a cover.
 */
export function PublicLayout({ home, ground, children }: PublicLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="measure flex min-h-16 flex-wrap items-center justify-between">
          {home}
          <ThemeToggle />
        </div>
      </header>
      <main id="main" className="measure grid flex-1 place-content-center py-6 sm:py-10">
        <div className="crop-marks max-sm:-mx-4">
          <div className={classNames('grain max-w-5xl px-6 py-8 sm:p-14', ground)}>{children}</div>
        </div>
      </main>
    </div>
  );
}
