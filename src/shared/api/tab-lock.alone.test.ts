import { expect, test, vi } from 'vitest';
import { fakeLocks } from '#test/fake-locks.ts';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Loads the code in a browser with these locks, and runs something. */
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
  ['has none', () => undefined, [false, false, 0]],
  ['does not let them be accessed', refuse, [false, false, 0]],
  ['refuses each lock, which is noticed then', () => ({ request: refuse }), [true, false, 1]],
])('runs in a browser that %s, and says whether two tabs can be kept apart', async (_, locks, expected) => {
  expect(await runWith(locks)).toEqual(expected);
});
