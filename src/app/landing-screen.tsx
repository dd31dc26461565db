import { useState } from 'react';
import { useIsRefundDue } from '#entities/credits/open-training.ts';
import { LandingPage } from '#features/landing/landing-page.tsx';
import { PricingSection } from '#features/pricing/pricing-section.tsx';
import { ServerUnreachable, SessionEnded, SignInDidNotLast } from '#features/session/session-notices.tsx';
import { lastUser } from '#shared/api/current-user.ts';
import type { Session } from '#shared/api/session.ts';
import { readSignInTrouble } from '#shared/api/sign-in.ts';
import { useRouteChange } from './use-route-change.ts';

/** The landing with a notice when the session ended or is unknown. */
export function LandingScreen({ session }: { session: Session }) {
  useRouteChange(true);
  const isRefundDue = useIsRefundDue(lastUser() ?? '');
  const ended = session.status === 'signedOut' ? session : undefined;
  const isNoticed = ended && !ended.problem && (ended.end !== undefined || isRefundDue);
  const [signInTrouble] = useState(readSignInTrouble);
  const notices = (
    <>
      {isNoticed && <SessionEnded end={ended.end} isRefundDue={isRefundDue} />}
      {ended && !ended.problem && signInTrouble && <SignInDidNotLast trouble={signInTrouble} />}
    </>
  );
  return (
    <>
      <LandingPage pricing={<PricingSection />} isSentBack={ended?.end !== undefined} notice={notices} />
      {ended?.problem && <ServerUnreachable problem={ended.problem} onRetry={ended.retry} />}
    </>
  );
}
