import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { TestBackend } from '../../mocks/node.ts';
import { Queries } from '../shared/api/queries.tsx';
import { Toaster } from '../shared/ui/toaster.tsx';
import { TooltipProvider } from '../shared/ui/tooltip.tsx';
import { startBackend, type PreparedBackend } from './start-backend.ts';

/** Renders one part of the app with all that stands around it, on a simulated backend: for tests of a feature. */
export async function renderPart(
  part: ReactNode,
  { prepare, ...options }: PreparedBackend = {},
): Promise<{ user: UserEvent; backend: TestBackend }> {
  const backend = await startBackend(options);
  await prepare?.(backend);
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <Queries>
        <TooltipProvider>
          {part}
          <Toaster />
        </TooltipProvider>
      </Queries>
    </BrowserRouter>,
  );
  return { user, backend };
}
