import { describe, expect, test } from 'vitest';
import { readJob } from './read-job.ts';

describe('reading a job', () => {
  test.each([undefined, null, '', 'COMPLETE', 7, [], {}, { status: 3 }, { status: '' }])(
    'takes %j for no job',
    (value) => {
      expect(readJob(value)).toBeUndefined();
    },
  );

  test('leaves what is missing empty', () => {
    const job = readJob({ status: 'COMPLETE', assets: null, input: { brand: 4 }, createdAt: 12 });
    expect(job).toMatchObject({ next: '', goal: '', createdAt: '', updatedAt: '' });
    expect(job?.input.brand).toBe('');
    expect(job?.assets).toEqual({ script: '', finalVideoUrl: '', avatarUrl: '', thumbnailUrl: '' });
  });
});
