import { cleanup, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import '#app/signed-in-layout.tsx';
import '#app/studio-screen.tsx';
import { resetSession } from '#shared/api/session.ts';
import { preparePage, type TestPage } from './prepare-page.ts';
import type { PreparedBackend } from './start-backend.ts';

export interface AppPage extends TestPage {
  /** Simulates a reload of the page: clears the memory, but not the storage of the device. */
  reload(): Promise<void>;
}

/** Opens the whole app at `path`, on a simulated backend with the user of `scenario` signed in. */
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
    // The stores are cleared just after the last screen unmounts.
    await Promise.resolve();
    resetSession();
    render(app);
  };
  return { ...page, reload };
}
