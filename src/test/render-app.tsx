import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import type { TestBackend } from '#mocks/node.ts';
import '#app/signed-in-layout.tsx';
import '#app/studio-screen.tsx';
import { resetSession } from '#shared/api/session.ts';
import { loadAllModules } from '#shared/lib/lazy-module.ts';
import { startBackend, type PreparedBackend } from './start-backend.ts';

/** Opens the whole app at `path`, on a simulated backend with the person of `scenario` signed in. */
export async function renderApp(
  path: string,
  { prepare, ...options }: PreparedBackend = {},
): Promise<{
  user: UserEvent;
  backend: TestBackend;
  /** As a reload of the page: memory is cleared, the device's storage stays. */
  reload(): void;
}> {
  const backend = await startBackend(options);
  await loadAllModules();
  await prepare?.(backend);
  window.history.replaceState(null, '', path);
  const user = userEvent.setup();
  const page = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
  render(page);
  const reload = () => {
    cleanup();
    resetSession();
    render(page);
  };
  return { user, backend, reload };
}
