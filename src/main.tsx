import { holdRequestsUntil } from '#shared/api/client.ts';
import '#app/styles.css';
import { resetSession } from '#shared/api/session.ts';
import { setClock } from '#shared/lib/clock.ts';
import { BASE_PATH } from '#shared/lib/paths.ts';
import { resetPersistence } from '#shared/lib/persistence.ts';
import { clearToast } from '#shared/lib/toast.ts';
import { Button } from '#shared/ui/button.tsx';
import { mountApp } from '#start/mount-app.tsx';

// Trusted Types: allow only workers of our own origin, and no text as markup or code.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});

const app = mountApp();

let started: Promise<void> | undefined;
if (__DEMO__) {
  // The only import of mocks/, which other builds drop. Requests wait for it, but not the first paint.
  const remount = async (change: () => Promise<void>) => {
    app.clear();
    try {
      await change();
    } finally {
      resetSession();
      resetPersistence();
      clearToast();
      app.show();
    }
  };
  const start = async () => {
    const { startMockBackend } = await import('#mocks/browser.ts');
    const { now, problem } = await startMockBackend(remount);
    setClock(now);
    if (problem !== undefined) app.show(problem);
  };
  started = start();
  started.catch((cause: unknown) => {
    app.show(
      <div className="grid justify-items-start gap-3">
        <span>{`The demo could not start: ${cause instanceof Error ? cause.message : String(cause)}`}</span>
        <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
          Reload this page
        </Button>
      </div>,
    );
  });
  holdRequestsUntil(started);
}

// A static host responds with this page to the server's addresses, which the mock then handles.
if (!(__DEMO__ && location.pathname.startsWith(`${BASE_PATH}/api/`))) void app.showFirstScreen(started);
