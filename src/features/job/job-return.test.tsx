import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';

const failedJob = {
  id: 'job_complete',
  status: 'ERROR',
  next: 'VOICE',
  goal: 'commercial',
  input: { platform: 'tiktok', ratio: '9:16', voice: 'ai', brand: 'Warm', idea: 'A candle', schedule_at: '' },
  assets: {},
  createdAt: '2026-11-20T14:02:00Z',
  updatedAt: '2026-11-20T14:03:00Z',
};

test('a job that failed and was repaired since is complete when one comes back to it', async () => {
  const { user } = await renderApp('/job/job_complete', {
    prepare: ({ faults }) =>
      faults.add({ operation: 'getJob', kind: 'body', status: 200, body: failedJob, times: 1 }),
  });
  expect(await screen.findByText('Failed at Voice')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const recent = within(await screen.findByRole('region', { name: 'Recent jobs' }));
  expect(await recent.findByText('Complete')).toBeVisible();
  await user.click(recent.getByRole('link', { name: 'Commercial' }));
  expect(await screen.findByText('100%')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Generated content' })).toBeVisible();
});
