import { expect, test, vi } from 'vitest';
import { fakeLocks } from '#test/fake-locks.ts';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Runs a function with a tab lock in a browser with these locks. */
async function runWith(locks: () => unknown) {
  vi.resetModules();
  Object.defineProperty(navigator, 'locks', { configurable: true, get: locks });
  const { tabLocks, canLockTabs, createTabLock } = await import('./tab-lock.ts');
  const [run, onChange] = [vi.fn(() => Promise.resolve()), vi.fn()];
  canLockTabs.subscribe(onChange);
  const couldLock = canLockTabs.get();
  await createTabLock(tabLocks, 'ada').take(run);
  expect(run).toHaveBeenCalledOnce();
  return [couldLock, canLockTabs.get(), onChange.mock.calls.length];
}

test.each<[string, () => unknown, unknown[]]>([
  ['has locks', fakeLocks, [true, true, 0]],
  ['has no locks', () => undefined, [false, false, 0]],
  ['throws when locks are accessed', refuse, [false, false, 0]],
  ['refuses each lock', () => ({ request: refuse }), [true, false, 1]],
])('a tab lock runs its function in a browser that %s', async (_, locks, expected) => {
  expect(await runWith(locks)).toEqual(expected);
});
