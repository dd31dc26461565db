import { expect, test } from 'vitest';
import { JOB_END_STATUSES } from '#openapi/limits.gen.ts';
import { inNewYork } from '#test/new-york.ts';
import { isFinished, isOutdatedJob, parseJob } from './parse-job.ts';

test.each([undefined, null, '', 'COMPLETE', 7, [], {}, { status: 3 }, { status: '' }])(
  '%j is no job',
  (value) => {
    expect(parseJob(value)).toBeUndefined();
  },
);

test('reading a job needs no more than a status, and takes missing texts for empty', () => {
  expect(parseJob({ status: 'PENDING' })).toMatchObject({ input: { brand: '' }, assets: { script: '' } });
  const job = parseJob({ status: 'COMPLETE', assets: null, input: { brand: 4 }, createdAt: 12 });
  expect(job).toMatchObject({ next: '', goal: '', createdAt: NaN, updatedAt: NaN });
  expect(job?.input.brand).toBe('');
  expect(job?.assets).toEqual({ script: '', finalVideoUrl: '', avatarUrl: '', thumbnailUrl: '' });
});

test('the server’s times without a zone are UTC, and the schedule stays as it was typed (decision 75)', () => {
  inNewYork();
  const times = { createdAt: '2026-11-20T14:02:00', updatedAt: '2026-11-20T14:02:00Z' };
  const job = parseJob({ status: 'PENDING', ...times, input: { schedule_at: '2026-11-24T18:00' } });
  expect(job?.createdAt).toBe(Date.UTC(2026, 10, 20, 14, 2));
  expect(job).toMatchObject({ updatedAt: job?.createdAt, input: { schedule_at: '2026-11-24T18:00' } });
});

test.each([
  ['PENDING', 'pending'],
  ['COMPLETE', 'complete'],
  ['ERROR', 'error'],
  ['PROCESSING', 'inProgress'],
  ['constructor', 'inProgress'],
  ['complete', 'inProgress'],
])('the status of a job (§4.3) %s is %s, which may be its end', (sent, status) => {
  const job = parseJob({ status: sent })!;
  expect(job.status).toBe(status);
  expect(isFinished(job)).toBe(JOB_END_STATUSES.some((end) => end === sent));
});

const running = { status: 'IN_PROGRESS', updatedAt: '2026-11-20T14:05:00Z' };
test.each([
  ['by its time', { status: 'IN_PROGRESS', updatedAt: '2026-11-20T14:04:59Z' }, running, true],
  ['not when it is newer', { status: 'IN_PROGRESS', updatedAt: '2026-11-20T14:05:01Z' }, running, false],
  ['not when it is of the same time', running, running, false],
  ['not when it is complete', { status: 'COMPLETE', updatedAt: '2020-01-01T00:00:00Z' }, running, false],
  [
    'also when a job was complete',
    { ...running, updatedAt: '2020-01-01T00:00:00Z' },
    { ...running, status: 'COMPLETE' },
    true,
  ],
  ['not when it is an ERROR', { status: 'ERROR', updatedAt: '2020-01-01T00:00:00Z' }, running, false],
  [
    'when it is an ERROR of a complete job, even a newer one',
    { status: 'ERROR', updatedAt: '2027-01-01T00:00:00Z' },
    { ...running, status: 'COMPLETE' },
    true,
  ],
  ['not without a time', { status: 'ERROR' }, running, false],
])('an outdated answer %s', (_, response, known, isOutdated) => {
  expect(isOutdatedJob(parseJob(response)!, parseJob(known)!)).toBe(isOutdated);
});
