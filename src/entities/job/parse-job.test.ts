import { describe, expect, test } from 'vitest';
import { JOB_END_STATUSES } from '#openapi/limits.gen.ts';
import { inNewYork } from '#test/new-york.ts';
import { isFinished, isOutdatedJob, parseJob } from './parse-job.ts';

test.each([undefined, null, '', 'COMPLETE', 7, [], {}, { status: 3 }, { status: '' }])(
  '%j is not a job',
  (value) => {
    expect(parseJob(value)).toBeUndefined();
  },
);

test('a job needs only a status', () => {
  expect(parseJob({ status: 'PENDING' })).toMatchObject({ input: { brand: '' }, assets: { script: '' } });
});

test('invalid fields of a job are read as empty', () => {
  const job = parseJob({ status: 'COMPLETE', assets: null, input: { brand: 4 }, createdAt: 12 });
  expect(job).toMatchObject({ next: '', goal: '', createdAt: NaN, updatedAt: NaN });
  expect(job?.input.brand).toBe('');
  expect(job?.assets).toEqual({ script: '', finalVideoUrl: '', avatarUrl: '', thumbnailUrl: '' });
});

describe('a job’s times without a zone (decision 75)', () => {
  test('are UTC from the server', () => {
    inNewYork();
    const times = { createdAt: '2026-11-20T14:02:00', updatedAt: '2026-11-20T14:02:00Z' };
    const job = parseJob({ status: 'PENDING', ...times });
    expect(job?.createdAt).toBe(Date.UTC(2026, 10, 20, 14, 2));
    expect(job?.updatedAt).toBe(job?.createdAt);
  });

  test('are unchanged in the schedule', () => {
    inNewYork();
    const job = parseJob({ status: 'PENDING', input: { schedule_at: '2026-11-24T18:00' } });
    expect(job).toMatchObject({ input: { schedule_at: '2026-11-24T18:00' } });
  });
});

describe('the status of a job (§4.3)', () => {
  test.each([
    ['PENDING', 'pending'],
    ['COMPLETE', 'complete'],
    ['ERROR', 'error'],
    ['PROCESSING', 'inProgress'],
    ['constructor', 'inProgress'],
    ['complete', 'inProgress'],
  ])('%s is %s', (sent, status) => {
    const job = parseJob({ status: sent })!;
    expect(job.status).toBe(status);
    expect(isFinished(job)).toBe(JOB_END_STATUSES.some((end) => end === sent));
  });
});

const running = { status: 'IN_PROGRESS', updatedAt: '2026-11-20T14:05:00Z' };
test.each([
  ['an earlier time', true, { status: 'IN_PROGRESS', updatedAt: '2026-11-20T14:04:59Z' }, running],
  ['a later time', false, { status: 'IN_PROGRESS', updatedAt: '2026-11-20T14:05:01Z' }, running],
  ['the same time', false, running, running],
  ['an earlier COMPLETE', false, { status: 'COMPLETE', updatedAt: '2020-01-01T00:00:00Z' }, running],
  [
    'an earlier time after COMPLETE',
    true,
    { ...running, updatedAt: '2020-01-01T00:00:00Z' },
    { ...running, status: 'COMPLETE' },
  ],
  ['an earlier ERROR', false, { status: 'ERROR', updatedAt: '2020-01-01T00:00:00Z' }, running],
  [
    'a later ERROR after COMPLETE',
    true,
    { status: 'ERROR', updatedAt: '2027-01-01T00:00:00Z' },
    { ...running, status: 'COMPLETE' },
  ],
  ['an ERROR without a time', false, { status: 'ERROR' }, running],
])('a response with %s is outdated: %s', (_, isOutdated, response, known) => {
  expect(isOutdatedJob(parseJob(response)!, parseJob(known)!)).toBe(isOutdated);
});
