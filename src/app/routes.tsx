import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useCreate } from './create-context.ts';
import { lateScreen } from './late-screen.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { SignedInGate, SignedInLayout } from './signed-in-gate.tsx';
import { useArrival } from './use-arrival.ts';

// The landing paints first; each other screen comes when it is asked for.
const StudioScreen = lateScreen(async () => (await import('./studio-screen.tsx')).StudioScreen);
const DashboardPage = lateScreen(
  async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
);
const CheckoutSuccessPage = lateScreen(
  async () => (await import('../features/checkout/checkout-success-page.tsx')).CheckoutSuccessPage,
);
const CheckoutCancelPage = lateScreen(
  async () => (await import('../features/checkout/checkout-cancel-page.tsx')).CheckoutCancelPage,
);
const JobPage = lateScreen(async () => (await import('../features/job/job-page.tsx')).JobPage);

interface Route {
  /** As the specification writes it. */
  path: string;
  page: (params: { id?: string }) => ReactNode;
  /** The code of its screen, for whoever is signed in; open to everybody where there is none. */
  screen?: { load(): Promise<unknown> };
}

/** The table of spec §2; the first that matches counts. */
const ROUTES: readonly Route[] = [
  { path: '/', page: () => <Studio />, screen: StudioScreen },
  { path: '/studio', page: () => <Studio />, screen: StudioScreen },
  { path: '/twin', page: () => <Studio />, screen: StudioScreen },
  { path: '/dashboard', page: () => <Dashboard />, screen: DashboardPage },
  { path: '/job/:id', page: ({ id = '' }) => <Job id={decoded(id)} />, screen: JobPage },
  { path: '/checkout/success', page: () => <Arrived screen="success" page={<CheckoutSuccessPage />} /> },
  { path: '/checkout/cancel', page: () => <Arrived screen="cancel" page={<CheckoutCancelPage />} /> },
  // Opened cold, the server's two addresses reach the page first in the demo; the mock takes over at once.
  ...(__DEMO__ ? [{ path: '/api/*', page: () => <PageSpinner /> }] : []),
  { path: '*', page: () => <Arrived screen="not-found" page={<NotFoundPage />} /> },
];

/** Loads what somebody signed in sees at this address, so that its first paint is the right one. */
export async function loadScreen(pathname: string): Promise<void> {
  const screen = ROUTES.find(({ path }) => matchPath(path, pathname))?.screen;
  if (screen) await Promise.all([SignedInLayout.load(), screen.load()]);
}

/** The page of the address. Not by the router's Routes, 5 kB for nested ones, of which there are none. */
export function AppRoutes() {
  const { pathname } = useLocation();
  for (const { path, page, screen } of ROUTES) {
    const match = matchPath(path, pathname);
    if (match && screen) return <SignedInGate>{page(match.params)}</SignedInGate>;
    if (match) return page(match.params);
  }
  return null;
}

/** A part of an address as it is meant. What cannot be decoded names nothing, and is looked for as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function Studio() {
  useArrival('studio');
  return <StudioScreen />;
}

function Dashboard() {
  useArrival('dashboard');
  const { create } = useCreate();
  return <DashboardPage onCreate={create} />;
}

function Job({ id }: { id: string }) {
  useArrival('job');
  const { create } = useCreate();
  // Another job is another page: nothing of the last one may stay.
  return <JobPage key={id} id={id} onCreateAgain={create} />;
}

function Arrived({ screen, page }: { screen: string; page: ReactNode }) {
  useArrival(screen);
  return page;
}
