import { expect, it, vi } from 'vitest';
import { tabLockState, withTabLock, type Locks } from './tab-lock.ts';

const refusing: Locks = {
  request: () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')),
};
const granting = {
  request: (_: string, __: unknown, run: (lock: object) => unknown) => run({}),
} as unknown as Locks;
const held = {
  request: (_: string, __: unknown, run: (lock: null) => unknown) => run(null),
} as unknown as Locks;

it('runs without a lock when locks are missing or refused', async () => {
  const run = vi.fn((isHeld: boolean) => Promise.resolve(isHeld));
  expect(await withTabLock(undefined, 'one', { ifAvailable: true }, run)).toBe(true);
  expect(await withTabLock(refusing, 'one', { ifAvailable: true }, run)).toBe(true);
  expect(run).toHaveBeenCalledTimes(2);
  expect(tabLockState.canLock()).toBe(false);
});

it('reports that another tab holds the lock', async () => {
  const run = (isHeld: boolean) => Promise.resolve(isHeld);
  expect(await withTabLock(granting, 'one', { ifAvailable: true }, run)).toBe(true);
  expect(await withTabLock(held, 'one', { ifAvailable: true }, run)).toBe(false);
});

it('runs once: a failure under the lock is not repeated without it', async () => {
  const run = vi.fn(() => Promise.reject(new Error('failed')));
  await expect(withTabLock(granting, 'one', { ifAvailable: false }, run)).rejects.toThrow('failed');
  expect(run).toHaveBeenCalledOnce();
});
