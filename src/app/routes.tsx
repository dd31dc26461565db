import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { useCreate } from './create-context.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { SignedInGate } from './signed-in-gate.tsx';
import { useArrival } from './use-arrival.ts';

// The landing paints first; each other screen comes when it is asked for.
const StudioScreen = lazy(async () => ({ default: (await import('./studio-screen.tsx')).StudioScreen }));
const DashboardPage = lazy(async () => ({
  default: (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
}));
const CheckoutSuccessPage = lazy(async () => ({
  default: (await import('../features/checkout/checkout-success-page.tsx')).CheckoutSuccessPage,
}));
const CheckoutCancelPage = lazy(async () => ({
  default: (await import('../features/checkout/checkout-cancel-page.tsx')).CheckoutCancelPage,
}));
const JobPage = lazy(async () => ({ default: (await import('../features/job/job-page.tsx')).JobPage }));

/** The table of spec §2. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        <Route element={<SignedInGate />}>
          <Route path="/" element={<Studio />} />
          <Route path="/studio" element={<Studio />} />
          <Route path="/twin" element={<Studio />} />
          <Route path="/dashboard" element={<Dashboard />} />
          <Route path="/job/:id" element={<Job />} />
        </Route>
        <Route
          path="/checkout/success"
          element={<Arrived screen="success" page={<CheckoutSuccessPage />} />}
        />
        <Route path="/checkout/cancel" element={<Arrived screen="cancel" page={<CheckoutCancelPage />} />} />
        {/* Opened cold, the server's two addresses reach the page first in the demo; the mock takes over at once. */}
        {__DEMO__ && <Route path="/api/*" element={<PageSpinner />} />}
        <Route path="*" element={<Arrived screen="not-found" page={<NotFoundPage />} />} />
      </Routes>
    </Suspense>
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
