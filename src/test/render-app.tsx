import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import type { TestBackend, TestBackendOptions } from '../../mocks/node.ts';
import { App } from '../app/app.tsx';
import { startBackend } from './start-backend.ts';

/** Opens the whole app at `path`, on a simulated backend with the person of `scenario` signed in. */
export async function renderApp(
  path: string,
  options: TestBackendOptions = {},
): Promise<{ user: UserEvent; backend: TestBackend }> {
  const backend = await startBackend(options);
  window.history.replaceState(null, '', path);
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
  return { user, backend };
}
