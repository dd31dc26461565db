import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a store is cleared only when no screen subscribes any more', async () => {
  const clear = vi.fn<() => void>();
  const store = createStore(0, () => clear);
  const unsubscribeDashboard = store.subscribe(() => {});
  unsubscribeDashboard();
  const unsubscribeStudio = store.subscribe(() => {});
  await Promise.resolve();
  expect(clear).not.toHaveBeenCalled();
  unsubscribeStudio();
  await Promise.resolve();
  expect(clear).toHaveBeenCalledOnce();
});
