import type { ReactNode } from 'react';
import { matchPath, Route, Routes, useParams } from 'react-router-dom';
import { useCreate } from '../entities/job/create-context.ts';
import { lateScreen } from './late-screen.tsx';
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
const NotFoundPage = lateScreen(async () => (await import('./not-found-page.tsx')).NotFoundPage);
const JobPage = lateScreen(async () => (await import('../features/job/job-page.tsx')).JobPage);

/** Loads what somebody signed in sees at this address, so that its first paint is the right one. */
export async function loadScreen(path: string): Promise<void> {
  const screen = SCREENS.find(([pattern]) => matchPath(pattern, path))?.[1];
  if (screen) await Promise.all([SignedInLayout.load(), screen.load()]);
}

const SCREENS = [
  ['/', StudioScreen],
  ['/studio', StudioScreen],
  ['/twin', StudioScreen],
  ['/dashboard', DashboardPage],
  ['/job/:id', JobPage],
] as const;

/** The table of spec §2. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SignedInGate />}>
        <Route path="/" element={<Studio />} />
        <Route path="/studio" element={<Studio />} />
        <Route path="/twin" element={<Studio />} />
        <Route path="/dashboard" element={<Dashboard />} />
        <Route path="/job/:id" element={<Job />} />
      </Route>
      <Route path="/checkout/success" element={<Arrived screen="success" page={<CheckoutSuccessPage />} />} />
      <Route path="/checkout/cancel" element={<Arrived screen="cancel" page={<CheckoutCancelPage />} />} />
      {/* Opened cold, the server's two addresses reach the page first in the demo; the mock takes over at once. */}
      {__DEMO__ && <Route path="/api/*" element={<PageSpinner />} />}
      <Route path="*" element={<Arrived screen="not-found" page={<NotFoundPage />} />} />
    </Routes>
  );
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

function Job() {
  const { id = '' } = useParams();
  useArrival('job');
  const { create } = useCreate();
  // Another job is another page: nothing of the last one may stay.
  return <JobPage key={id} id={id} onCreateAgain={create} />;
}

function Arrived({ screen, page }: { screen: string; page: ReactNode }) {
  useArrival(screen);
  return page;
}
