import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ThemeToggle } from './theme-toggle.tsx';

interface PublicLayoutProps {
  /**
   * The wordmark as a link to the start page. The caller provides it, because this folder must not depend on the router.
   * Undefined below the header of the app.
   */
  home: ReactNode;
  /** The background class of the content. */
  ground: string;
  children: ReactNode;
}

/** The layout of public pages: a small header, and one block of content between crop marks. */
export function PublicLayout({ home, ground, children }: PublicLayoutProps) {
  return (
    <div
      className={classNames('flex flex-col', home === undefined ? 'min-h-[calc(100dvh-6rem)]' : 'min-h-dvh')}
    >
      {home !== undefined && (
        <header className="border-b border-line">
          <div className="measure flex min-h-16 flex-wrap items-center justify-between">
            {home}
            <ThemeToggle />
          </div>
        </header>
      )}
      <main id="main" className="measure grid flex-1 place-content-center py-6 sm:py-10">
        <div className="crop-marks max-sm:-mx-4">
          <div className={classNames('grain max-w-5xl px-6 py-8 sm:p-14', ground)}>{children}</div>
        </div>
      </main>
    </div>
  );
}
