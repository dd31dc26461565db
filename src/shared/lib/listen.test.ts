import { expect, test, vi } from 'vitest';
import { listen } from './listen.ts';

test('listens until it is stopped', () => {
  const resized = vi.fn<() => void>();
  const stop = listen({ resize: resized });
  window.dispatchEvent(new Event('resize'));
  stop();
  window.dispatchEvent(new Event('resize'));
  expect(resized).toHaveBeenCalledOnce();
});
