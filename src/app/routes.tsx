import { useCallback, useState } from 'react';
import { matchPath, Outlet, Route, Routes } from 'react-router-dom';
import { useSession } from '#shared/api/session.ts';
import { markFirstScreenShown } from '#shared/lib/lazy-module.ts';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { PageSpinner } from '#shared/ui/spinner.tsx';
import { SCREENS, type Screen } from './screens.ts';
import { useRouteChange } from './use-route-change.ts';

const SignedInLayout = lazyComponent(async () => (await import('./signed-in-layout.tsx')).SignedInLayout);

/** The landing, loaded separately because most visits of a signed-in user do not show it. */
export const Landing = lazyComponent(async () => (await import('./landing-screen.tsx')).LandingScreen);

// Each screen is loaded when its route is visited.
const LAZY_SCREENS = SCREENS.map((screen) => ({ ...screen, Component: lazyComponent(screen.load) }));

/** Loads the screen of this address for a signed-in user, so that the first paint is the right screen. */
export async function loadScreen(path: string): Promise<void> {
  const screen = LAZY_SCREENS.find(
    ({ access, paths }) => access === 'signedIn' && paths.some((pattern) => matchPath(pattern, path)),
  );
  if (screen) await Promise.all([SignedInLayout.load(), screen.Component.load()]);
}

/** The table of spec §2. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SignedInGate />}>{routesFor('signedIn')}</Route>
      <Route element={<OpenGate />}>{routesFor('everybody')}</Route>
      {/* In the demo a static host responds with this page to the server's two addresses, which the mock then handles. */}
      {__DEMO__ && <Route path="/api/*" element={<PageSpinner />} />}
    </Routes>
  );
}

/** Shows the landing while the session is loading or signed out (spec §2). */
function SignedInGate() {
  const session = useSession();
  if (session.status !== 'signedIn')
    return <Landing session={session} placeholder={<PageSpinner />} throwsError />;
  return <SignedInLayout placeholder={<PageSpinner />} throwsError />;
}

/** Public pages, which have the app's header when signed in. They wait for the session, so that a countdown starts once. */
function OpenGate() {
  const { status } = useSession();
  if (status === 'loading') return <PageSpinner />;
  if (status === 'signedOut') return <Outlet />;
  return <SignedInLayout placeholder={<PageSpinner />} throwsError />;
}

function routesFor(access: Screen['access']) {
  return LAZY_SCREENS.filter((screen) => screen.access === access).flatMap(({ name, paths, Component }) =>
    paths.map((path) => (
      <Route key={path} path={path} element={<ScreenRoute key={name} screen={Component} />} />
    )),
  );
}

/** A screen, whose code is loaded when its route is visited. */
function ScreenRoute({ screen: Component }: { screen: (typeof LAZY_SCREENS)[number]['Component'] }) {
  const [isShown, setShown] = useState(Component.isLoaded);
  useRouteChange(isShown);
  const onShown = useCallback(() => {
    setShown(true);
    markFirstScreenShown();
  }, []);
  return <Component placeholder={<PageSpinner />} throwsError onShown={onShown} />;
}
