import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { PricingSection } from '../features/pricing/pricing-section.tsx';
import { ServerAway, SessionEnded } from '../features/session/session-notices.tsx';
import { useSession, type SessionEnd } from '../shared/api/session.ts';
import { PageSpinner } from './page-spinner.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';
import { useArrival } from './use-arrival.ts';

/** App routes show the landing until somebody is signed in, also while that is being found out (spec §2). */
export function SignedInGate() {
  const session = useSession();
  if (session.status !== 'signedIn') {
    return (
      <>
        <Landing end={session.status === 'signedOut' ? session.end : undefined} />
        {session.status === 'signedOut' && session.problem && <ServerAway onRetry={session.retry} />}
      </>
    );
  }
  return (
    <SignedInLayout>
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
    </SignedInLayout>
  );
}

function Landing({ end }: { end: SessionEnd | undefined }) {
  useArrival('landing');
  return <LandingPage pricing={<PricingSection />} notice={end && <SessionEnded end={end} />} />;
}
