import { act, screen, waitFor, within } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { recentJobs, addRecentJob } from '#entities/job/recent-jobs.ts';
import { atRest } from '#mocks/testing/test-calls.ts';
import { JOB_POLL_INTERVAL_MS } from '#openapi/limits.gen.ts';
import { renderPart, SignedIn } from '#test/render-part.tsx';
import type { PreparedBackend } from '#test/start-backend.ts';
import { DashboardPage } from './dashboard-page.tsx';

async function openDashboard(jobIds: string[] = [], options: PreparedBackend = {}) {
  const userId = options.scenario === 'new-creator' ? 'user_nia' : 'user_ada';
  for (const id of jobIds.toReversed()) addRecentJob(userId, { id, goal: 'reel' });
  const onCreate = vi.fn();
  const page = await renderPart(
    <SignedIn>
      <Routes>
        <Route element={<Outlet context={onCreate} />}>
          <Route path="*" element={<DashboardPage />} />
        </Route>
      </Routes>
    </SignedIn>,
    options,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...page, onCreate };
}

const recent = () => within(screen.getByRole('region', { name: 'Recent jobs' }));

describe('the dashboard (§2.4)', () => {
  test('makes the three claims and labels its testimonials as samples', async () => {
    await openDashboard();
    for (const [number, words] of [
      ['2.5K+', 'twins created'],
      ['10 hours', 'saved per week'],
      ['3 minute', 'setup'],
    ] as const) {
      expect(screen.getByText(number)).toBeInTheDocument();
      expect(screen.getByText(words)).toBeInTheDocument();
    }
    const quotes = within(screen.getByRole('region', { name: /creators/ }));
    expect(quotes.getByText('Sample content')).toBeInTheDocument();
  });

  test('explains how it works, lists the features, and links to the twin creator', async () => {
    await openDashboard();
    const titles = (section: RegExp) =>
      within(screen.getByRole('region', { name: section }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(titles(/Three steps/)).toEqual(['Train your twin', 'Write a short brief', 'Collect the result']);
    expect(titles(/Everything in one studio/)).toHaveLength(6);
    expect(screen.getByRole('link', { name: /Open your studio/ })).toHaveAttribute('href', '/twin');
  });

  test.each([
    ['Create Commercial', 'commercial'],
    ['Create AI Twin', 'ai_twin'],
    ['Pic to Image', 'photoshoot'],
    ['Create Short Reel', 'reel'],
  ])('%s opens the modal for it', async (name, type) => {
    const { user, onCreate } = await openDashboard();
    await user.click(screen.getByRole('button', { name: new RegExp(name) }));
    expect(onCreate).toHaveBeenCalledWith(type);
  });
});

test('the jobs of a starting state are among the recent ones', async () => {
  await openDashboard([], { scenario: 'job-running' });
  expect(await recent().findByRole('link', { name: /Short reel/i })).toHaveAttribute(
    'href',
    '/job/job_running',
  );
});

describe('the start of the page', () => {
  const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const startCreating = () => screen.queryByRole('link', { name: 'Start creating' });

  test('explains itself to a newcomer', async () => {
    await openDashboard([], { scenario: 'new-creator' });
    expect(await screen.findByRole('link', { name: 'Start creating' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Get started with your twin/ })).toHaveAttribute('href', '/twin');
  });

  test('links to the studio for people with twins, without mentioning training', async () => {
    await openDashboard([], { scenario: 'creator' });
    const link = await screen.findByRole('link', { name: /Open your studio.*2 twins ready/ });
    expect(link).toHaveAttribute('href', '/twin');
    expect(screen.queryByText(/Train it once/)).not.toBeInTheDocument();
    const titles = sections();
    expect(titles.indexOf('Open your studio')).toBeLessThan(titles.indexOf('Three steps, one sitting'));
  });

  test.each([
    ['twins', [], 'creator'],
    ['jobs', ['job_1'], 'new-creator'],
  ] as const)('is the work of somebody with %s', async (_, jobs, scenario) => {
    await openDashboard([...jobs], {
      scenario,
      prepare: ({ faults }) => faults.add({ operation: 'getJob', kind: 'status', status: 503 }),
    });
    await atRest();
    expect(sections().slice(0, 2)).toEqual(['What are you making?', 'Recent jobs']);
    expect(startCreating()).not.toBeInTheDocument();
  });
});

describe('recent jobs', () => {
  test('are none on a new device', async () => {
    await openDashboard();
    expect(recent().getByText('No jobs yet')).toBeInTheDocument();
  });

  test('show their live status and link to their pages', async () => {
    await openDashboard(['job_running', 'job_complete', 'job_error']);
    expect(await recent().findByText('In progress')).toBeInTheDocument();
    expect(await recent().findByText('Complete')).toBeInTheDocument();
    expect(await recent().findByText('Error')).toBeInTheDocument();
    expect(recent().getByRole('link', { name: 'Commercial' })).toHaveAttribute('href', '/job/job_complete');
  });

  test('are read only when they are shown', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => `job_${index}`);
    const { user } = await openDashboard(['job_complete', ...ids], {
      prepare: ({ faults }) => faults.add({ operation: 'getJob', kind: 'status', status: 503 }),
    });
    await waitFor(() => expect(recent().getAllByRole('button', { name: 'Try again' })).toHaveLength(6));
    await user.click(recent().getByRole('button', { name: 'Show more (195 left)' }));
    expect(recent().getAllByRole('listitem')).toHaveLength(12);
    expect(recent().getAllByRole('link')[6]).toHaveFocus();
  });

  test('that the server does not know are removed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await openDashboard(['job_gone', 'job_complete']);
    expect(await recent().findByText('Complete')).toBeInTheDocument();
    expect(recent().getAllByRole('listitem')).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(JOB_POLL_INTERVAL_MS));
    await waitFor(() => expect(recent().getAllByRole('listitem')).toHaveLength(1));
    expect(recentJobs('user_ada').map(({ id }) => id)).toEqual(['job_complete']);
    vi.useRealTimers();
  });

  test('that cannot be read show an error, and stay', async () => {
    const { user } = await openDashboard(['job_complete'], {
      prepare: ({ faults }) => faults.add({ operation: 'getJob', kind: 'status', status: 503, times: 1 }),
    });
    await user.click(await recent().findByRole('button', { name: 'Try again' }));
    expect(await recent().findByText('Complete')).toBeInTheDocument();
  });
});
