import { useSession } from '#shared/api/session.ts';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { PageSpinner } from './page-spinner.tsx';

/** The layout of every signed-in screen. */
export const SignedInLayout = lazyComponent(
  async () => (await import('./signed-in-layout.tsx')).SignedInLayout,
);

/** The landing, which most visits of a signed-in person do not show. */
export const Landing = lazyComponent(async () => (await import('./landing-screen.tsx')).LandingScreen);

/** Shows the landing while the session is loading or signed out (spec §2). */
export function SignedInGate() {
  const session = useSession();
  if (session.status !== 'signedIn')
    return <Landing session={session} placeholder={<PageSpinner />} throwsError />;
  return <SignedInLayout placeholder={<PageSpinner />} throwsError />;
}
