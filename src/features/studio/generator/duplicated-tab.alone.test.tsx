import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { IMAGE_COST_CREDITS } from '#openapi/limits.gen.ts';
import { recordRequests, type RequestLog } from '#test/error-catalogue/request-log.ts';
import { fakeLocks } from '#test/fake-locks.ts';

const CHARGE = 'twin-studio:picture-charge:user_ada';
const { signal } = new AbortController();

/** The code of another tab with the same session storage. */
async function openOtherTab() {
  vi.resetModules();
  const tab = await import('./request-picture.ts');
  await (await import('#shared/api/session.ts')).loadSession();
  return tab;
}

test('a duplicated tab begins anew, even when the first one has settled the charge', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
  const { renderPart, SignedIn } = await import('#test/render-part.tsx');
  const { GeneratorPanel } = await import('./generator-panel.tsx');
  const twin = { key: 'ADA7K@1', userId: 'user_ada', triggerWord: 'ADA7K', completedAt: 1 };
  let log: RequestLog | undefined;
  let first: Awaited<ReturnType<typeof openOtherTab>> | undefined;
  const { user, backend } = await renderPart(
    <SignedIn>
      <GeneratorPanel twin={twin} prompt="in a hat" onPromptChange={() => {}} />
    </SignedIn>,
    {
      prepare: async () => {
        log = recordRequests();
        sessionStorage.setItem(CHARGE, '"unclear-key"');
        // Loaded again since its charge.
        first = await openOtherTab();
        await first.claimCharge('user_ada');
      },
    },
  );
  const button = await screen.findByRole('button', { name: 'Generate Image (FREE)' });
  await waitFor(() => expect(sessionStorage.getItem(CHARGE)).toBeNull());

  sessionStorage.setItem(CHARGE, '"unclear-key"');
  const chargeKey = await first!.chargeForPicture('user_ada', signal);
  await first!.requestPicture({ userId: 'user_ada', prompt: 'ADA7K person, in a coat', chargeKey }, signal);
  expect(sessionStorage.getItem(CHARGE)).toBeNull();

  await user.click(button);
  await screen.findByRole('figure', { name: 'Latest picture' });
  expect(log?.keys('deductCredits')).toEqual(['unclear-key', expect.not.stringMatching('unclear-key')]);
  const balance = backend.db.ledger.ofUser('user_ada').reduce((sum, { amount }) => sum + amount, 0);
  expect(balance).toBe(740 - 2 * IMAGE_COST_CREDITS);
});
