import { expect, test } from 'vitest';
import { JOB_END_STATUSES } from '#openapi/limits.gen.ts';
import { isFinished, jobStatus, STATUS_LOOKS } from './job-status.ts';

test.each(JOB_END_STATUSES)('%s ends a job, and has a look of its own', (status) => {
  expect(isFinished(status)).toBe(true);
  expect(STATUS_LOOKS[jobStatus(status)].serverStatus).toBe(status);
});
