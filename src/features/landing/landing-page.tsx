import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../shared/lib/page-title.ts';
import { ClosingCall } from './closing-call.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { asksToSignIn } from './sign-in-request.ts';
import { TopBar } from './top-bar.tsx';

/**
 * What everybody sees until they are signed in (spec §2). Renders without a browser too, so that it can be written into
 * the page before any script runs.
 * @param pricing the pricing section, which brings its own `id="pricing"`.
 */
export function LandingPage({ pricing }: { pricing: ReactNode }) {
  usePageTitle('Train once. Create forever.');
  const signIn = useRef<HTMLAnchorElement>(null);
  const location = useLocation();

  // Start Creating Now leads to the studio; signed out that is this page again, with the way in focused (decision 33).
  useEffect(() => {
    if (asksToSignIn(location.state)) signIn.current?.focus();
  }, [location]);

  return (
    <>
      <TopBar signInRef={signIn} />
      <main id="main">
        <Hero />
        <HowItWorks />
        {pricing}
        <ClosingCall />
      </main>
      <footer className="border-t border-line py-8 text-sm text-muted">
        <div className="measure flex flex-wrap justify-between gap-x-8 gap-y-2">
          <p>AI Twin Studio</p>
          <p>All pictures on this page are illustrated samples.</p>
        </div>
      </footer>
    </>
  );
}
