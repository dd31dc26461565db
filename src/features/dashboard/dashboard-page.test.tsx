import { act, screen, waitFor, within } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { recentJobs, addRecentJob } from '#entities/job/stored-jobs.ts';
import { JOB_POLL_INTERVAL_MS } from '#openapi/limits.gen.ts';
import { renderPart } from '#test/render-part.tsx';
import type { PreparedBackend } from '#test/start-backend.ts';
import { DashboardPage } from './dashboard-page.tsx';

async function openDashboard(jobIds: string[] = [], options: PreparedBackend = {}) {
  const userId = options.scenario === 'new-creator' ? 'user_nia' : 'user_ada';
  for (const id of jobIds.toReversed()) addRecentJob(userId, { id, goal: 'reel' });
  const createModal = { open: vi.fn(), prepare: vi.fn() };
  const page = await renderPart(
    <Routes>
      <Route element={<Outlet context={createModal} />}>
        <Route path="*" element={<DashboardPage />} />
      </Route>
    </Routes>,
    options,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...page, createModal };
}

const recent = () => within(screen.getByRole('region', { name: 'Recent jobs' }));

const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the dashboard (§2.4) of a creator', () => {
  test('links to the studio', async () => {
    await openDashboard([], { scenario: 'creator' });
    const studio = await screen.findByRole('link', { name: /Open your studio.*2 twins ready/ });
    expect(studio).toHaveAttribute('href', '/twin');
    expect(screen.queryByText(/Train it once/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Start creating' })).not.toBeInTheDocument();
  });

  test('has its sections in order', async () => {
    await openDashboard([], { scenario: 'creator' });
    await screen.findByRole('link', { name: /Open your studio/ });
    expect(sections()[0]).toBe('What are you making?');
    expect(sections().at(-1)).toBe('Sample testimonials');
    expect(sections().indexOf('Open your studio')).toBeLessThan(
      sections().indexOf('Three steps, one sitting'),
    );
  });

  test('has the claims', async () => {
    await openDashboard([], { scenario: 'creator' });
    for (const claim of ['2.5K+', 'twins created', '10 hours', 'saved per week', '3 minute', 'setup'])
      expect(screen.getByText(claim)).toBeInTheDocument();
  });

  const section = (name: RegExp) => within(screen.getByRole('region', { name }));
  const titles = (name: RegExp) =>
    section(name)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  test('has the three steps', async () => {
    await openDashboard([], { scenario: 'creator' });
    expect(titles(/Three steps/)).toEqual(['Train your twin', 'Write a short brief', 'Collect the result']);
  });

  test('has six features', async () => {
    await openDashboard([], { scenario: 'creator' });
    expect(titles(/Everything in one studio/)).toHaveLength(6);
  });

  test('labels its testimonials as samples', async () => {
    await openDashboard([], { scenario: 'creator' });
    expect(section(/testimonials/).getByText('Sample content')).toBeInTheDocument();
  });

  test('has no recent jobs at first', async () => {
    await openDashboard([], { scenario: 'creator' });
    expect(recent().getByText('No jobs yet')).toBeInTheDocument();
  });

  test('opens the form of each content type', async () => {
    const { user, createModal } = await openDashboard([], { scenario: 'creator' });
    for (const [name, type] of [
      ['Create Commercial', 'commercial'],
      ['Create AI Twin', 'ai_twin'],
      ['Pic to Image', 'photoshoot'],
      ['Create Short Reel', 'reel'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: new RegExp(name) }));
      expect(createModal.prepare).toHaveBeenCalled();
      expect(createModal.open).toHaveBeenLastCalledWith(type);
    }
  });
});

describe('the dashboard (§2.4) of a newcomer', () => {
  test('has an introduction', async () => {
    await openDashboard([], { scenario: 'new-creator' });
    expect(await screen.findByRole('link', { name: 'Start creating' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Get started with your twin/ })).toHaveAttribute('href', '/twin');
  });

  test('has no introduction once there is a job', async () => {
    await openDashboard([], {
      scenario: 'new-creator',
      prepare: ({ faults }) => faults.add({ operation: 'getJob', kind: 'status', status: 503 }),
    });
    await screen.findByRole('link', { name: 'Start creating' });
    act(() => addRecentJob('user_nia', { id: 'job_1', goal: 'reel' }));
    expect(sections().slice(0, 2)).toEqual(['What are you making?', 'Recent jobs']);
    expect(screen.queryByRole('link', { name: 'Start creating' })).not.toBeInTheDocument();
  });
});

describe('recent jobs', () => {
  test('show their live status', async () => {
    await openDashboard(['job_running', 'job_complete', 'job_error']);
    for (const badge of ['In progress', 'Complete', 'Error'])
      expect(await recent().findByText(badge)).toBeInTheDocument();
  });

  test('link to their pages', async () => {
    await openDashboard(['job_complete']);
    expect(await recent().findByRole('link', { name: 'Commercial' })).toHaveAttribute(
      'href',
      '/job/job_complete',
    );
  });

  test('are removed when the server does not know them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await openDashboard(['job_gone', 'job_running', 'job_complete', 'job_error']);
    for (const badge of ['In progress', 'Complete', 'Error']) await recent().findByText(badge);
    expect(recent().getAllByRole('listitem')).toHaveLength(4);
    await act(() => vi.advanceTimersByTimeAsync(JOB_POLL_INTERVAL_MS));
    await waitFor(() => expect(recent().getAllByRole('listitem')).toHaveLength(3));
    expect(recentJobs('user_ada').map(({ id }) => id)).not.toContain('job_gone');
  });

  /** Opens a dashboard with 201 jobs that cannot be read. */
  async function openUnreadableJobs() {
    const ids = Array.from({ length: 200 }, (_, index) => `job_${index}`);
    const page = await openDashboard(['job_complete', ...ids], {
      prepare: ({ faults }) => faults.add({ operation: 'getJob', kind: 'status', status: 503 }),
    });
    await waitFor(() => expect(recent().getAllByRole('button', { name: 'Try again' })).toHaveLength(6));
    return page;
  }

  test('are requested only when they are shown', async () => {
    const { user } = await openUnreadableJobs();
    await user.click(recent().getByRole('button', { name: 'Show more (195 left)' }));
    expect(recent().getAllByRole('listitem')).toHaveLength(12);
    expect(recent().getAllByRole('link')[6]).toHaveFocus();
  });

  test('are requested again by Try again', async () => {
    const { user, backend } = await openUnreadableJobs();
    await backend.faults.clear();
    await user.click(recent().getAllByRole('button', { name: 'Try again' })[0]!);
    expect(await recent().findByText('Complete')).toBeInTheDocument();
  });

  test('are requested two at a time (§7.1)', async () => {
    const send = vi.spyOn(globalThis, 'fetch');
    const jobRequests = () =>
      send.mock.calls.filter(([request]) => request instanceof Request && request.url.includes('/api/jobs/'));
    const jobs = ['job_running', 'job_complete', 'job_error', 'job_4', 'job_5', 'job_6'];
    await openDashboard(jobs, {
      prepare: (backend) => backend.faults.add({ operation: 'getJob', kind: 'hang' }),
    });
    expect(recent().getAllByRole('listitem')).toHaveLength(6);
    await waitFor(() => expect(jobRequests()).toHaveLength(2));
  });
});
