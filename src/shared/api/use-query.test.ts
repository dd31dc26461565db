import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { startBackend, type PreparedBackend } from '#test/start-backend.ts';
import { BASE_PATH } from '../lib/paths.ts';
import { parseFields, count } from '../lib/schema.ts';
import { setCurrentUser } from './current-user.ts';
import { QueryProvider } from './query-provider.tsx';
import { fetchIntoCache, revalidateQuery, source, useQuery } from './use-query.ts';

const BALANCE = source(
  '/api/users/me/credits',
  (response) => parseFields(response, { credits: count }).credits,
);
/** A balance never falls, for these tests. */
const GROWING = source(BALANCE.path, BALANCE.parse, (response, known) => response < known);

async function renderBalance(of: typeof BALANCE | null = BALANCE, options: PreparedBackend = {}) {
  const backend = await startBackend({ scenario: 'creator', ...options });
  const { result } = renderHook(() => useQuery(of), { wrapper: QueryProvider });
  return {
    ...backend,
    query: () => result.current,
    reload: () => act(() => result.current.reload()),
    hasLoaded: () => waitFor(() => expect(result.current.data).toBe(740)),
  };
}

type Backend = Pick<Awaited<ReturnType<typeof startBackend>>, 'faults'>;
const respondWith = async ({ faults }: Backend, body: object) => {
  await faults.clear();
  await faults.add({ operation: 'getCredits', kind: 'body', body });
};

describe('useQuery', () => {
  test('is loading until it returns the parsed response', async () => {
    const { query } = await renderBalance();
    expect(query().isLoading).toBe(true);
    await waitFor(() => expect(query()).toMatchObject({ data: 740, isLoading: false }));
  });

  test('shows a response that cannot be parsed as an error', async () => {
    const { query } = await renderBalance(BALANCE, {
      faults: [{ operation: 'getCredits', kind: 'body', body: { credits: 'many' } }],
    });
    await waitFor(() => expect(query().error?.kind).toBe('unreadable'));
  });

  test('requests nothing without a source', async () => {
    const backend = await renderBalance(null);
    expect(backend.query().data).toBeUndefined();
    expect(backend.requests.list().filter(({ url }) => url.includes('credits'))).toEqual([]);
  });

  test('reload resolves after the next response', async () => {
    const backend = await renderBalance();
    await backend.hasLoaded();
    await respondWith(backend, { credits: 12 });
    await backend.reload();
    expect(backend.query().data).toBe(12);
  });

  test('reload resolves after a failure', async () => {
    const backend = await renderBalance();
    await backend.hasLoaded();
    await backend.faults.add({ operation: 'getCredits', kind: 'status', status: 500 });
    await backend.reload();
    expect(backend.query().error?.status).toBe(500);
  });

  test('preserves the known value when an older response arrives', async () => {
    const backend = await renderBalance(GROWING);
    await backend.hasLoaded();
    await respondWith(backend, { credits: 1 });
    await backend.reload();
    expect(backend.query().data).toBe(740);
    await respondWith(backend, { credits: 900 });
    await backend.reload();
    expect(backend.query().data).toBe(900);
  });
});

describe('the query cache', () => {
  test('updates the screen with a value that was read outside React', async () => {
    const backend = await renderBalance();
    await backend.hasLoaded();
    await respondWith(backend, { credits: 3 });
    expect(await act(() => fetchIntoCache(BALANCE))).toBe(3);
    expect(backend.query().data).toBe(3);
  });

  test('does not take a response for another user', async () => {
    const backend = await renderBalance();
    await backend.hasLoaded();
    setCurrentUser('user_ada');
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(() => {
      setCurrentUser('user_nia');
      return Promise.resolve(Response.json({ credits: 3 }));
    });
    await act(() => fetchIntoCache(BALANCE));
    expect(backend.query().data).toBe(740);
  });

  test('is read again in this tab', async () => {
    const backend = await renderBalance();
    await backend.hasLoaded();
    await respondWith(backend, { credits: 5 });
    await act(() => revalidateQuery(BALANCE));
    expect(backend.query().data).toBe(5);
  });

  test('is read again when another tab has changed it', async () => {
    const backend = await renderBalance();
    await backend.hasLoaded();
    await respondWith(backend, { credits: 6 });
    const otherTab = new BroadcastChannel(`twin-studio${BASE_PATH}`);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin.
    otherTab.postMessage({ kind: 'queryChanged', key: ['/api/users/me/credits'] });
    await waitFor(() => expect(backend.query().data).toBe(6));
  });
});
