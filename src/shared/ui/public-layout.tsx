import type { ReactNode } from 'react';
import { ThemeToggle } from './theme-toggle.tsx';

interface PublicLayoutProps {
  /** The wordmark as a link to the start, which is the caller's: this folder knows no router. */
  home: ReactNode;
  children: ReactNode;
}

/** A page that is open to everybody, signed in or not, and so brings its own masthead. */
export function PublicLayout({ home, children }: PublicLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="measure flex min-h-16 flex-wrap items-center justify-between">
          {home}
          <ThemeToggle />
        </div>
      </header>
      <main id="main" className="measure grid flex-1 content-center py-14">
        {children}
      </main>
    </div>
  );
}
