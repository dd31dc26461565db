import { expect, test } from 'vitest';
import { removeRecentJob, recentJobs, addRecentJob } from './recent-jobs.ts';

const job = (id: string) => ({ id, goal: 'reel' });
const ids = (userId: string) => recentJobs(userId).map(({ id }) => id);

test('the newest job is first, a known one keeps its place', () => {
  for (const id of ['a', 'b', 'a', 'c']) addRecentJob('user_ada', job(id));
  expect(ids('user_ada')).toEqual(['c', 'b', 'a']);
});

test('each user has their own list', () => {
  addRecentJob('user_ada', job('a'));
  expect(ids('user_ben')).toEqual([]);
});

test('500 are stored, and a job can be removed', () => {
  for (let number = 1; number <= 502; number += 1) addRecentJob('user_ada', job(`job_${number}`));
  removeRecentJob('user_ada', 'job_501');
  expect(ids('user_ada')).toHaveLength(499);
  expect(ids('user_ada')[0]).toBe('job_502');
});
