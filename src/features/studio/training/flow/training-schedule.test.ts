import { expect, it, vi } from 'vitest';
import { fakeLocks } from './testing/tabs.ts';
import { createTurns, watchPage } from './training-schedule.ts';

const KEY = 'twin-studio:training:user_ada';

it('lets one tab of a user in; another one waits for its end, and then does what is right after it', async () => {
  const locks = fakeLocks();
  const order: string[] = [];
  const log = (word: string) => () => Promise.resolve(order.push(word));
  const tab = (userId: string) => createTurns(userId, locks, () => void order.push('waits'));
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const one = tab('user_ada');
  const first = one.take(() => end.then(log('one')), log('never'));
  await tab('user_bob').take(log('bob'), log('never'));
  await tab('user_ada').take(log('never'), null);
  const second = tab('user_ada').take(log('never'), log('other'));
  await vi.waitFor(() => expect(order).toContain('waits'));
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['bob', 'waits', 'one', 'other']);
});

it('lets what comes later in a tab wait, also for what fails, one after the other', async () => {
  const turns = createTurns('user_ada', fakeLocks(), () => {});
  const order: string[] = [];
  const log = (word: string) => async () => {
    order.push(word);
    await Promise.resolve();
    order.push(`end of ${word}`);
  };
  const { promise, reject } = Promise.withResolvers<void>();
  const first = turns.take(() => promise, null);
  const others = [turns.take(log('one'), null), turns.take(log('other'), null)];
  expect(turns.isTaken()).toBe(true);
  reject(new Error('A mistake.'));
  await expect(first).rejects.toThrow('A mistake.');
  await Promise.all(others);
  expect(order).toEqual(['one', 'end of one', 'other', 'end of other']);
  expect(turns.isTaken()).toBe(false);
});

it('keeps nobody out where the browser has no locks', async () => {
  const run = vi.fn(() => Promise.resolve());
  await createTurns('user_ada', undefined, () => {}).take(run, run);
  expect(run).toHaveBeenCalledOnce();
});

it('looks at the training again when the page is seen or online or another tab writes, until it is stopped', () => {
  vi.useFakeTimers();
  const on = { tick: vi.fn<() => void>(), journalChange: vi.fn<() => void>(), comeBack: vi.fn<() => void>() };
  const counts = () => [on.tick, on.journalChange, on.comeBack].map((one) => one.mock.calls.length);
  const isHidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const write = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const everything = () => {
    vi.advanceTimersByTime(1_000);
    write(KEY);
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const stop = watchPage('user_ada', on);
  everything();
  expect(counts()).toEqual([4, 1, 1]);
  for (const key of ['twin-studio:training:user_bob', `${KEY}:x`, 'twin-studio:style-profile:user_ada']) {
    write(key);
  }
  expect(counts()).toEqual([4, 1, 1]);
  // Everything was removed.
  write(null);
  isHidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(counts()).toEqual([4, 2, 2]);
  stop();
  everything();
  expect(counts()).toEqual([4, 2, 2]);
  vi.useRealTimers();
});
