import { expect, test } from 'vitest';
import { removeRecentJob, recentJobs, addRecentJob } from './stored-jobs.ts';

const job = (id: string) => ({ id, goal: 'reel' });
const ids = () => recentJobs('user_ada').map(({ id }) => id);

test('the newest job is first, a known one keeps its place, 500 are stored, and a job can be removed', () => {
  for (const id of ['a', 'b', 'a', 'c']) addRecentJob('user_ada', job(id));
  expect(ids()).toEqual(['c', 'b', 'a']);
  expect(recentJobs('user_ben')).toEqual([]);
  for (let number = 1; number <= 502; number += 1) addRecentJob('user_ada', job(`job_${number}`));
  removeRecentJob('user_ada', 'job_501');
  expect(ids()).toHaveLength(499);
  expect(ids()[0]).toBe('job_502');
});
