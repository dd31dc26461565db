import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../error-catalogue/open-page.ts';

const POLL_MS = 2000;
const pollsGoBy = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * POLL_MS + 100));
const title = (name: string | RegExp) => screen.getByRole('heading', { level: 1, name });
const frames = () =>
  within(screen.getByRole('region', { name: 'Pipeline' }))
    .getAllByRole('listitem')
    .map((frame) => frame.dataset['state']);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

async function openJob(id: string) {
  const page = await openPage({ path: `/job/${id}` });
  await waitFor(() => screen.getByRole('region', { name: 'Pipeline' }));
  const reads = () => page.requests.calls().filter((operation) => operation === 'getJob').length;
  return { ...page, reads };
}

describe('GET /api/jobs/{id}, leave the page', () => {
  it('polling stops; no state set after unmount', async () => {
    const page = await openJob('job_running');
    await pollsGoBy(2);
    expect(page.reads()).toBeGreaterThanOrEqual(3);
    await page.user.click(screen.getByRole('link', { name: 'Studio' }));
    await waitFor(() => title('Your studio'));
    const reads = page.reads();
    await pollsGoBy(10);
    expect(page.reads()).toBe(reads);
  });
});

describe('GET /api/jobs/{id}, ERROR then COMPLETE', () => {
  it('a later COMPLETE is shown', async () => {
    const page = await openJob('job_error');
    await page.backend.db.transact(() => page.backend.db.jobs.update('job_error', { failsAt: null }));

    await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pipeline' })).toBeNull());
    act(() => window.history.back());
    await waitFor(() => screen.getByRole('region', { name: 'Pipeline' }));
    await waitFor(() => expect(frames()).toEqual(Array.from({ length: 7 }, () => 'completed')));
    expect(screen.getByText('100%')).toBeVisible();
  });
});

describe('GET /api/jobs/{id}, 401 while it is polled', () => {
  it('the landing is shown, and nobody is asked any more', async () => {
    const page = await openJob('job_running');
    await page.backend.db.transact(() => page.backend.db.sessions.remove(() => true));
    await pollsGoBy(1);
    await waitFor(() => title('Train once. Create forever.'));
    const calls = page.requests.calls().length;
    await pollsGoBy(10);
    expect(page.requests.calls()).toHaveLength(calls);
    expect(document.body).not.toHaveTextContent('Three things nobody tells you');
  });
});
