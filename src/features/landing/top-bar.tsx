import type { Ref } from 'react';
import { serverHref } from '../../shared/api/client.ts';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { ThemeToggle } from '../../shared/ui/theme-toggle.tsx';
import { Wordmark } from '../../shared/ui/wordmark.tsx';

/** The masthead; Sign In stands top right. */
export function TopBar({ signInRef }: { signInRef: Ref<HTMLAnchorElement> }) {
  return (
    <header data-keeps-focus className="border-b border-line">
      <div className="measure flex min-h-18 items-center justify-between gap-3">
        <Wordmark />
        <div className="flex items-center gap-1 sm:gap-3">
          <ThemeToggle />
          <ButtonLink ref={signInRef} variant="secondary" size="sm" href={serverHref('/api/login')}>
            Sign In
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
