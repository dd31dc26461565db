import { Suspense } from 'react';
import { LandingPage } from '#features/landing/landing-page.tsx';
import { PricingSection } from '#features/pricing/pricing-section.tsx';
import { ServerUnreachable, SessionEnded } from '#features/session/session-notices.tsx';
import { useSession, type SessionEnd } from '#shared/api/session.ts';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { useRouteChange } from './use-route-change.ts';

/** The layout of every signed-in screen. */
export const SignedInLayout = lazyComponent(
  async () => (await import('./signed-in-layout.tsx')).SignedInLayout,
);

/** Shows the landing while the session is loading or signed out (spec §2). */
export function SignedInGate() {
  const session = useSession();
  if (session.status !== 'signedIn') {
    return (
      <>
        <Landing end={session.status === 'signedOut' ? session.end : undefined} />
        {session.status === 'signedOut' && session.problem && (
          <ServerUnreachable problem={session.problem} onRetry={session.retry} />
        )}
      </>
    );
  }
  return <SignedInLayout placeholder={<PageSpinner />} throwsError />;
}

/** Hydrates on its own, like the landing's parts. */
const PRICING = (
  <Suspense>
    <PricingSection />
  </Suspense>
);

function Landing({ end }: { end: SessionEnd | undefined }) {
  useRouteChange('landing');
  return <LandingPage pricing={PRICING} notice={end && <SessionEnded end={end} />} />;
}
