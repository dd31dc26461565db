import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { atRest } from '#mocks/testing/test-calls.ts';
import { JOB_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { setClock } from '#shared/lib/clock.ts';
import { formatDateTime } from '#shared/lib/format-date.ts';
import { inNewYork } from '#test/new-york.ts';
import { renderPart } from '#test/render-part.tsx';
import { JobById } from './job-page.tsx';

const job = {
  id: 'job_complete',
  status: 'PENDING',
  next: 'SCRIPT',
  goal: 'commercial',
  input: {
    platform: 'youtube',
    ratio: '16:9',
    voice: 'user',
    brand: 'Calm and precise',
    idea: 'A candle',
    schedule_at: '2026-11-24T18:00',
  },
  assets: {},
  createdAt: '2026-11-20T14:02:00Z',
  updatedAt: '2026-11-20T14:09:30Z',
};
const MINUTE_MS = 60_000;
const END_MINUTES = JOB_ENDS_WITHIN_MS / MINUTE_MS;

const openJob = (part: object = {}, fault: Partial<Fault> = {}) =>
  renderPart(<JobById id="job_complete" />, {
    prepare: ({ faults }) =>
      faults.add({ operation: 'getJob', kind: 'body', body: { ...job, ...part }, ...fault }),
  });

const part = (name: string) => screen.findByRole('region', { name });

describe('the job page (§2.6, §4.2)', () => {
  test('shows a spinner until the job is read', async () => {
    await openJob({}, { kind: 'hang' });
    expect(await screen.findByText('Loading the job…')).toBeInTheDocument();
  });

  test.each([
    ['PENDING', 'Pending'],
    ['COMPLETE', 'Complete'],
    ['ERROR', 'Error'],
    ['RENDERING', 'In progress'],
  ])('has the job id and for %s the badge %s in its header', async (status, badge) => {
    await openJob({ status });
    const heading = await screen.findByRole('heading', { level: 1 });
    const header = within(heading.closest('header') ?? document.body);
    expect(header.getByText('job_complete')).toBeVisible();
    expect(header.getByText(badge)).toBeVisible();
  });

  test('offers to create an overdue job again, and keeps polling (decision 42)', async () => {
    await openJob({ status: 'PROCESSING', next: 'VOICE' });
    expect(await screen.findByText('This job should have ended by now')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create again with the same brief' })).toBeVisible();
  });

  test.each([
    [10, 2, false],
    [10, -2, false],
    [END_MINUTES + 10, -2, true],
    // A job of next month: longer than a timer of the browser can wait.
    [-31 * 24 * 60, 2, false],
    [undefined, 2, false],
  ])(
    'by the server’s time alone: answered %i minutes after its start, this device’s clock %i hours off',
    async (minutes, hours, isOver) => {
      const answeredAt = (after: number) => new Date(Date.parse(job.createdAt) + after * MINUTE_MS);
      const headers = minutes === undefined ? {} : { date: answeredAt(minutes).toUTCString() };
      await renderPart(<JobById id="job_complete" />, {
        prepare: async ({ faults }) => {
          await faults.add({
            operation: 'getJob',
            kind: 'body',
            body: { ...job, status: 'PROCESSING' },
            headers,
          });
          setClock();
          vi.spyOn(Date, 'now').mockReturnValue(answeredAt(10 + hours * 60).getTime());
        },
      });
      expect(await screen.findByText('In progress')).toBeVisible();
      // An overdue job is reported at once.
      await atRest();
      expect(screen.queryAllByText('This job should have ended by now')).toHaveLength(isOver ? 1 : 0);
    },
  );

  test('reads the server’s times without a zone as UTC, and the schedule as local time (decision 75)', async () => {
    inNewYork();
    const ago = (minutes: number, now: number) =>
      new Date(now - minutes * MINUTE_MS).toISOString().slice(0, 19);
    await renderPart(<JobById id="job_complete" />, {
      prepare: ({ faults, clock }) => {
        const times = { createdAt: ago(END_MINUTES + 1, clock.now()), updatedAt: ago(2, clock.now()) };
        return faults.add({
          operation: 'getJob',
          kind: 'body',
          body: { ...job, ...times, status: 'PROCESSING', next: 'VOICE' },
        });
      },
    });
    expect(await screen.findByText(/^Created .*ago. Last changed 2 minutes ago. /)).toBeVisible();
    expect(screen.getByText('This job should have ended by now')).toBeVisible();
    const local = formatDateTime(Date.UTC(2026, 10, 24, 23));
    expect(within(await part('Details')).getByText(local)).toBeVisible();
  });

  test('shows the brief', async () => {
    await openJob();
    const details = await part('Details');
    const facts = within(details)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(facts).toEqual([
      'Content: Commercial',
      'Platform: YouTube',
      'Ratio: 16:9 landscape',
      'Voice: My voice',
      expect.stringMatching(/^Schedule: .*24 Nov 2026.*18:00/),
      'Brand vibe and guidelines: Calm and precise',
      'Script idea or product description: A candle',
    ]);
  });

  test('has a timeline of the known times', async () => {
    await openJob({ next: 'VOICE', status: 'PROCESSING' });
    const moments = within(await part('Timeline'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(moments).toEqual([
      expect.stringMatching(/^Created20 Nov 2026/),
      expect.stringMatching(/^Last updated20 Nov 2026.*7 minutes after it was created$/),
      expect.stringMatching(/^Scheduled.*24 Nov 2026.*18:00/),
    ]);
  });

  test('shows the brief in place of the video, the current step, and the elapsed time', async () => {
    await renderPart(<JobById id="job_complete" />, {
      prepare: ({ faults, clock }) => {
        const ago = (minutes: number) => new Date(clock.now() - minutes * MINUTE_MS).toISOString();
        const body = { ...job, status: 'PROCESSING', next: 'EDIT', createdAt: ago(30), updatedAt: ago(2) };
        return faults.add({ operation: 'getJob', kind: 'body', body });
      },
    });
    const making = within(await part('Edit'));
    expect(making.getByText('Now, step 5 of 7')).toBeVisible();
    expect(making.getByText('Editing provider is cutting it together…')).toBeVisible();
    expect(making.getByText('A candle')).toBeVisible();
    expect(making.getByText(/^Created 30 minutes ago. Last changed 2 minutes ago. /)).toBeVisible();
  });

  test.each([
    ['PENDING', 'SCRIPT', 'Script', 'In the queue for step 1 of 7'],
    ['PROCESSING', 'DONE', 'All steps finished', 'The video appears in this frame when the job is complete.'],
  ])('has a frame for a job that is %s at %s', async (status, next, name, words) => {
    await openJob({ status, next, createdAt: 'soon', updatedAt: '2030-01-01T00:00:00Z' });
    expect(within(await part(name)).getByText(words)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/NaN|ago/);
  });

  test.each(['COMPLETE', 'ERROR'])('has no such frame when the job is %s', async (status) => {
    await openJob({ status, next: 'EDIT' });
    await part('Pipeline');
    expect(screen.queryByRole('region', { name: 'Edit' })).not.toBeInTheDocument();
  });

  test('names the provider of every step in its text', async () => {
    await openJob({ next: 'EDIT', status: 'PROCESSING' });
    const strip = await part('Pipeline');
    for (const sentence of [
      'Script provider wrote the script.',
      'Voice provider recorded the voice.',
      'Avatar provider filmed the avatar.',
      'Footage provider shot the B-roll.',
      'Editing provider is cutting it together…',
      'Caption provider comes later.',
      'Scheduling provider comes later.',
    ]) {
      expect(strip).toHaveTextContent(sentence);
    }
  });

  test.each([
    ['PENDING', 'Script provider starts when the job leaves the queue.'],
    ['ERROR', 'Script provider did not finish.'],
    ['ERROR', 'Voice provider was not reached.'],
  ])('says of a step of a job that is %s: %s', async (status, sentence) => {
    await openJob({ status });
    expect(await part('Pipeline')).toHaveTextContent(sentence);
  });
});
