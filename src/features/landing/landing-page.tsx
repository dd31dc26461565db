import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../shared/lib/page-title.ts';
import { ClosingCall } from './closing-call.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { asksToSignIn } from './sign-in-request.ts';
import { TopBar } from './top-bar.tsx';

interface LandingPageProps {
  /** The pricing section, which brings its own `id="pricing"`. */
  pricing: ReactNode;
  /** Why somebody who was signed in sees the landing again, in a line. */
  notice?: ReactNode;
}

/**
 * What everybody sees until they are signed in (spec §2). Renders without a browser too, so that it can be written into
 * the page before any script runs.
 */
export function LandingPage({ pricing, notice }: LandingPageProps) {
  usePageTitle('Train once. Create forever.');
  const signIn = useRef<HTMLAnchorElement>(null);
  const location = useLocation();

  // Start Creating Now leads to the studio; signed out that is this page again, with the way in focused (decision 33).
  // So it is for somebody whose session ended: what had the focus is gone.
  const isSentBack = notice != null;
  useEffect(() => {
    if (isSentBack || asksToSignIn(location.state)) signIn.current?.focus();
  }, [location, isSentBack]);

  return (
    <>
      <TopBar signInRef={signIn} />
      {notice}
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
