import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('A store is kept from one screen to the next, and cleared when the last one has left', async () => {
  const clear = vi.fn<() => void>();
  const store = createStore(0, () => clear);
  const leaveDashboard = store.subscribe(() => {});
  leaveDashboard();
  const leaveStudio = store.subscribe(() => {});
  await Promise.resolve();
  expect(clear).not.toHaveBeenCalled();
  leaveStudio();
  await Promise.resolve();
  expect(clear).toHaveBeenCalledOnce();
});
