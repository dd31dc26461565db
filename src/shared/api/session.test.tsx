import { render as draw, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { useCredits } from '#entities/credits/credits.ts';
import { startBackend } from '#test/start-backend.ts';
import { fetchPath } from './client.ts';
import { QueryProvider } from './query-provider.tsx';
import { useSession } from './session.ts';

const render = (part: ReactNode) => draw(part, { wrapper: QueryProvider });

function SessionStatus({ onStatus }: { onStatus?: (status: string) => void }) {
  const session = useSession();
  onStatus?.(session.status);
  const problem = session.status === 'signedOut' && session.problem ? `: ${session.problem.kind}` : '';
  return (
    <>
      <p>
        {session.status === 'signedIn' ? `signed in as ${session.userId}` : `${session.status}${problem}`}
      </p>
      {session.status === 'signedIn' && <Balance />}
    </>
  );
}

function Balance() {
  const { balance, reload } = useCredits();
  return (
    <button type="button" onClick={() => void reload()}>
      {balance ?? 'unknown'} credits
    </button>
  );
}

describe('the session (§3.1, §4.1)', () => {
  // An invalid id is never replaced by the fallback.
  test.each<[response: unknown, shown: string]>([
    ['null', 'signedOut'],
    ...[{}, { id: null }, { id: '' }].map((body): [unknown, string] => [body, 'signed in as demo_user']),
    ...['__proto__', 'a:b|c@d.e', '7'].map((id): [unknown, string] => [{ id }, `signed in as ${id}`]),
    ...[0, false, [['ada']], '  ', 'a/b'].map((id): [unknown, string] => [{ id }, 'signedOut: unreadable']),
    ...['false', '7', '"ada"', '[{"id":"ada"}]'].map((body): [unknown, string] => [
      body,
      'signedOut: unreadable',
    ]),
  ])('reads the response %j as %s', async (body, shown) => {
    const { faults } = await startBackend();
    await faults.add({ operation: 'getCurrentUser', kind: 'body', body });
    const seen: string[] = [];
    render(<SessionStatus onStatus={(status) => seen.push(status)} />);
    expect(await screen.findByText(shown)).toBeVisible();
    expect(seen.includes('signedIn')).toBe(shown.startsWith('signed in'));
  });

  /** Ends the session by a 401. @returns the statuses that are shown from then on */
  async function endSession(): Promise<string[]> {
    const { faults } = await startBackend();
    const seen: string[] = [];
    render(<SessionStatus onStatus={(status) => seen.push(status)} />);
    const balance = await screen.findByRole('button', { name: '740 credits' });
    await faults.add({ operation: '*', kind: 'status', status: 401 });
    await userEvent.click(balance);
    expect(await screen.findByText('signedOut')).toBeVisible();
    seen.length = 0;
    return seen;
  }

  test('ends at the next 401', async () => {
    await endSession();
    expect(screen.queryByText(/credits/)).not.toBeInTheDocument();
  });

  test('does not start again at a later 401', async () => {
    const seen = await endSession();
    // If late 401s showed the cached screens again, the requests of those screens would be refused in an endless loop.
    for (let requests = 0; requests < 3; requests += 1) {
      await expect(fetchPath('/api/twins/prompt-templates')).rejects.toMatchObject({ status: 401 });
    }
    expect(screen.getByText('signedOut')).toBeVisible();
    expect(seen).not.toContain('signedIn');
  });
});

const elsewhere = [
  ['a redirect', { kind: 'body', status: 302, body: '', headers: { location: 'https://login.example/' } }],
  ['an HTML page', { kind: 'html', status: 200 }],
] as const;

test.each(elsewhere)('%s ends the session when the user operation returns 401', async (_, fault) => {
  const { faults } = await startBackend();
  render(<SessionStatus />);
  const balance = await screen.findByRole('button', { name: '740 credits' });
  await faults.add({ operation: 'getCredits', ...fault });
  await faults.add({ operation: 'getCurrentUser', kind: 'status', status: 401 });
  await userEvent.click(balance);
  expect(await screen.findByText('signedOut')).toBeVisible();
});

test.each([
  ['a user', undefined],
  ['an unreadable body', { kind: 'html', status: 200 }],
  ['an id of another type', { kind: 'body', body: { id: 7 } }],
  ['a 500', { kind: 'status', status: 500 }],
] as const)('the session stays when the user operation returns %s', async (_, userFault) => {
  const { faults } = await startBackend();
  render(<SessionStatus />);
  await screen.findByRole('button', { name: '740 credits' });
  await faults.add({ operation: 'getCredits', ...elsewhere[0][1] });
  if (userFault) await faults.add({ operation: 'getCurrentUser', ...userFault });
  await expect(fetchPath('/api/users/me/credits')).rejects.toMatchObject({ kind: 'unreadable' });
  expect(screen.getByText('signed in as user_ada')).toBeVisible();
});
