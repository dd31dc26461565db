import { Suspense, useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { PricingSection } from '../features/pricing/pricing-section.tsx';
import { ServerAway } from '../features/session/server-away.tsx';
import { useSession } from '../shared/api/session.ts';
import { PageSpinner } from './page-spinner.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';
import { useArrival } from './use-arrival.ts';

/** App routes show the landing until somebody is signed in, also while that is being found out (spec §2). */
export function SignedInGate() {
  const session = useSession();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    // A session that ends while somebody has scrolled must not leave them in the middle of another screen.
    if (session.status === 'signedOut' && wasSignedIn.current) window.scrollTo(0, 0);
    wasSignedIn.current = session.status === 'signedIn';
  }, [session.status]);

  if (session.status !== 'signedIn') {
    return (
      <>
        <Landing />
        {session.status === 'signedOut' && session.problem && <ServerAway onRetry={session.retry} />}
      </>
    );
  }
  return (
    // Another person's screens start from nothing.
    <SignedInLayout key={session.userId}>
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
    </SignedInLayout>
  );
}

function Landing() {
  useArrival('landing');
  return <LandingPage pricing={<PricingSection />} />;
}
