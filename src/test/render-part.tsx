import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { QueryProvider } from '#shared/api/query-provider.tsx';
import { loadSession } from '#shared/api/session.ts';
import { Toaster } from '#shared/ui/toaster.tsx';
import { preparePage, type TestPage } from './prepare-page.ts';
import type { PreparedBackend } from './start-backend.ts';

/** Renders one part of the app with its providers, on a simulated backend. */
export async function renderPart(part: ReactNode, options: PreparedBackend = {}): Promise<TestPage> {
  const page = await preparePage(options);
  // The app waits for the session, because stored values belong to a user.
  await loadSession();
  render(
    <BrowserRouter>
      <QueryProvider>
        {part}
        <Toaster />
      </QueryProvider>
    </BrowserRouter>,
  );
  return page;
}
