import { render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { useFocusRestoration } from '#app/restore-focus.ts';
import type { TestBackend } from '#mocks/node.ts';
import { currentPerson } from '#shared/api/person.ts';
import { QueryProvider } from '#shared/api/query-provider.tsx';
import { useSession } from '#shared/api/session.ts';
import { loadAllModules } from '#shared/lib/lazy-module.ts';
import { Toaster } from '#shared/ui/toaster.tsx';
import { startBackend, type PreparedBackend } from './start-backend.ts';

/** Renders one part of the app with its providers, on a simulated backend. */
export async function renderPart(
  part: ReactNode,
  { prepare, ...options }: PreparedBackend = {},
): Promise<{ user: UserEvent; backend: TestBackend }> {
  const backend = await startBackend(options);
  await loadAllModules();
  await prepare?.(backend);
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <QueryProvider>
        <KeptFocus />
        {part}
        <Toaster />
      </QueryProvider>
    </BrowserRouter>,
  );
  return { user, backend };
}

function KeptFocus() {
  useFocusRestoration();
  return null;
}

/** Waits for the session, as the app does, because stored values belong to a user. */
export function SignedIn({ children }: { children: ReactNode }) {
  return useSession().status === 'signedIn' ? children : null;
}

/** Parts that ask who is here start as a fallback user; in the app a gate waits for the answer before it shows them. */
export async function whenSignedIn(): Promise<void> {
  await waitFor(() => expect(currentPerson()).toBeDefined());
}
