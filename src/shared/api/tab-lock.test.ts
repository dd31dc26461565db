import { expect, test, vi } from 'vitest';
import { fakeLocks } from '#test/fake-locks.ts';
import { createTurns } from './tab-lock.ts';

test('lets one tab in; another one waits for its end if it may, and else does nothing', async () => {
  const locks = fakeLocks();
  const order: string[] = [];
  const log = (word: string) => () => Promise.resolve(order.push(word));
  const tab = (name: string) => createTurns(locks, name);
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const first = tab('ada').take(() => end.then(log('first')));
  expect(await tab('bob').take(log('bob'))).toBe(true);
  expect(await tab('ada').take(log('never'))).toBe(false);
  const second = tab('ada').take(log('second'), {});
  finish();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(order).toEqual(['bob', 'first', 'second']);
});

test('runs one after the other in a tab, also after one that fails', async () => {
  const turns = createTurns(fakeLocks(), 'ada');
  const order: string[] = [];
  const log = (word: string) => async () => {
    order.push(word);
    await Promise.resolve();
    order.push(`end of ${word}`);
  };
  const { promise, reject } = Promise.withResolvers<void>();
  const fails = vi.fn(() => promise);
  const first = turns.take(fails);
  const others = [turns.take(log('one')), turns.take(log('other'))];
  expect(turns.isTaken()).toBe(true);
  reject(new Error('A mistake.'));
  await expect(first).rejects.toThrow('A mistake.');
  await Promise.all(others);
  expect(fails).toHaveBeenCalledOnce();
  expect(order).toEqual(['one', 'end of one', 'other', 'end of other']);
  expect(turns.isTaken()).toBe(false);
});
