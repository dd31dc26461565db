import { render, screen } from '@testing-library/react';
import useSWR from 'swr';
import { expect, it } from 'vitest';
import { startBackend } from '../../test/start-backend.ts';
import { createJob } from './jobs.ts';
import { Queries } from './queries.tsx';

let readings = 0;

/** A list of jobs as a later screen may show it. */
function JobList() {
  const { data } = useSWR(['/api/jobs'], () => {
    readings += 1;
    return readings;
  });
  return <p>read {data} times</p>;
}

it('a created job makes the job list stale, so that whoever shows it reads it again (§4.4)', async () => {
  await startBackend();
  render(<JobList />, { wrapper: Queries });
  expect(await screen.findByText('read 1 times')).toBeVisible();
  const brief = { goal: 'reel', platform: 'tiktok', ratio: '9:16', voice: 'ai' } as const;
  const signal = new AbortController().signal;
  const id = await createJob({ ...brief, brand: 'Warm', idea: 'A candle', schedule_at: '' }, 'key', signal);
  expect(id).toMatch(/^job_/);
  expect(await screen.findByText('read 2 times')).toBeVisible();
});
