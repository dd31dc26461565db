import { cleanup, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import '#app/signed-in-layout.tsx';
import '#app/studio-screen.tsx';
import { resetSession } from '#shared/api/session.ts';
import { preparePage, type TestPage } from './prepare-page.ts';
import type { PreparedBackend } from './start-backend.ts';

export interface AppPage extends TestPage {
  /** As a reload of the page: memory is cleared, the device's storage stays. */
  reload(): Promise<void>;
}

/** Opens the whole app at `path`, on a simulated backend with the person of `scenario` signed in. */
export async function renderApp(path: string, options: PreparedBackend = {}): Promise<AppPage> {
  const page = await preparePage(options);
  window.history.replaceState(null, '', path);
  const app = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
  render(app);
  const reload = async () => {
    cleanup();
    // The stores are cleared just after the last screen has left.
    await Promise.resolve();
    resetSession();
    render(app);
  };
  return { ...page, reload };
}
