import type { Ref } from 'react';
import { useSignInHref } from '../../shared/api/use-sign-in-href.ts';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { ThemeToggle } from '../../shared/ui/theme-toggle.tsx';
import { Wordmark } from '../../shared/ui/wordmark.tsx';

/** The masthead; Sign In stands top right. */
export function TopBar({ signInRef }: { signInRef: Ref<HTMLAnchorElement> }) {
  const signInHref = useSignInHref();
  return (
    <header data-keeps-focus className="border-b border-line">
      <div className="measure flex min-h-18 items-center justify-between gap-3">
        <Wordmark />
        <div className="flex items-center gap-1 sm:gap-3">
          <ThemeToggle />
          <ButtonLink ref={signInRef} variant="secondary" size="sm" href={signInHref}>
            Sign In
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
