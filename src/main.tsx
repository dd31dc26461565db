import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import './app/styles.css';
import { holdRequestsUntil } from './shared/api/client.ts';
import { resetSession } from './shared/api/session.ts';
import { setClock } from './shared/lib/clock.ts';
import { resetDeviceKeeps } from './shared/lib/device-keeps.ts';
import { BASE_PATH } from './shared/lib/paths.ts';
import { clearToast } from './shared/ui/toast.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');
const root = createRoot(container);

// Trusted Types: workers come from our own origin, and no text is ever turned into markup or code.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});

function show(notice?: string) {
  root.render(
    <StrictMode>
      <BrowserRouter basename={BASE_PATH}>
        <App notice={notice} />
      </BrowserRouter>
    </StrictMode>,
  );
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
      `The demo could not start: ${cause instanceof Error ? cause.message : String(cause)}. Reload to try again.`,
    );
  });
  holdRequestsUntil(started);
}

// A static host answers the server's own addresses with this app; the mock then answers in the server's place.
if (!__DEMO__ || !location.pathname.startsWith(`${BASE_PATH}/api/`)) show();
