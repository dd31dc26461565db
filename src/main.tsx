import { startTransition, StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadScreen } from './app/routes.tsx';
import './app/styles.css';
import { holdRequestsUntil } from './shared/api/client.ts';
import { resetSession, whoIsHere } from './shared/api/session.ts';
import { setClock } from './shared/lib/clock.ts';
import { resetDeviceKeeps } from './shared/lib/device-keeps.ts';
import { BASE_PATH } from './shared/lib/paths.ts';
import { Button } from './shared/ui/button.tsx';
import { clearToast } from './shared/ui/toast.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');
// The page says so; half of an app would say something else.
if (window.pageCode?.isTooOld) throw new Error('This browser is too old.');

// Trusted Types: workers come from our own origin, and no text is ever turned into markup or code.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});

const app = (notice?: ReactNode) => (
  <StrictMode>
    <BrowserRouter basename={BASE_PATH}>
      <App notice={notice} />
    </BrowserRouter>
  </StrictMode>
);
const isLandingThere = window.firstPage?.isLanding ?? false;
// Its links lead back to the start address itself; with more in the address they are drawn anew.
const isTakenOver = isLandingThere && location.search === '' && location.hash === '';
const root = isTakenOver ? hydrateRoot(container, app()) : createRoot(container);

let shownNotice: ReactNode;
function show(notice = shownNotice) {
  shownNotice = notice;
  // In small steps, so that the page answers meanwhile.
  startTransition(() => root.render(app(notice)));
}

/** So long may it take to know which screen is the right one, before the landing is drawn meanwhile (spec §2). */
const PATIENCE_MS = window.firstPage?.wasSignedIn ? 1_500 : 100;

async function showRightScreen() {
  const isKnown = Promise.all([whoIsHere(), loadScreen(location.pathname.slice(BASE_PATH.length))]);
  const isLate = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  // What could not be loaded says so on its screen.
  await Promise.race([isKnown, isLate]).catch(() => undefined);
  show();
}

if (__DEMO__) {
  // The only way into mocks/: gone from every other build. Requests wait for it, the first paint does not.
  const remount = async (change: () => Promise<void>) => {
    flushSync(() => root.render(null));
    try {
      await change();
    } finally {
      resetSession();
      resetDeviceKeeps();
      clearToast();
      show();
    }
  };
  const start = async () => {
    const { startMockBackend } = await import('../mocks/browser.ts');
    const { now, problem } = await startMockBackend(remount);
    setClock(now);
    if (problem !== undefined) show(problem);
  };
  const started = start();
  started.catch((cause: unknown) => {
    show(
      <div className="grid justify-items-start gap-3">
        The demo could not start: {cause instanceof Error ? cause.message : String(cause)}
        <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
          Reload this page
        </Button>
      </div>,
    );
  });
  holdRequestsUntil(started);
}

// A static host answers the server's own addresses with this app; the mock then answers in the server's place.
if (!isTakenOver && !(__DEMO__ && location.pathname.startsWith(`${BASE_PATH}/api/`))) {
  if (isLandingThere) show();
  else void showRightScreen();
}
window.pageCode?.started();
