import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { JOB_POLL_INTERVAL_MS } from '#openapi/limits.gen.ts';
import { openPage } from '../error-catalogue/open-page.ts';

const pollsGoBy = (count: number) =>
  act(() => vi.advanceTimersByTimeAsync(count * JOB_POLL_INTERVAL_MS + 100));
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
  test('polling stops; no state set after unmount', async () => {
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
  test('a later COMPLETE is shown', async () => {
    const page = await openJob('job_error');
    await page.backend.db.transact(() => page.backend.db.jobs.update('job_error', { failsAt: null }));

    await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pipeline' })).not.toBeInTheDocument());
    act(() => window.history.back());
    await waitFor(() => screen.getByRole('region', { name: 'Pipeline' }));
    await waitFor(() => expect(frames()).toEqual(Array.from({ length: 7 }, () => 'completed')));
    expect(screen.getByText('100%')).toBeVisible();
  });
});
