import { describe, expect, test } from 'vitest';
import { removeRecentJob, recentJobs, addRecentJob } from './stored-jobs.ts';

const job = (id: string) => ({ id, goal: 'reel' });
const ids = () => recentJobs('user_ada').map(({ id }) => id);

describe('recent jobs', () => {
  test('are sorted by their first visit, newest first', () => {
    for (const id of ['a', 'b', 'a', 'c']) addRecentJob('user_ada', job(id));
    expect(ids()).toEqual(['c', 'b', 'a']);
  });

  test('belong to one user', () => {
    addRecentJob('user_ada', job('a'));
    expect(recentJobs('user_ben')).toEqual([]);
  });

  test('are limited to 500', () => {
    for (let number = 1; number <= 502; number += 1) addRecentJob('user_ada', job(`job_${number}`));
    expect(ids()).toHaveLength(500);
    expect(ids()[0]).toBe('job_502');
  });

  test('can be removed', () => {
    for (const id of ['a', 'b']) addRecentJob('user_ada', job(id));
    removeRecentJob('user_ada', 'a');
    expect(ids()).toEqual(['b']);
  });
});
