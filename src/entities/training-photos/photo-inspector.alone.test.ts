import { afterEach, expect, test, vi } from 'vitest';
import { photo } from '#test/photos.ts';

afterEach(() => {
  vi.resetModules();
});

test('photos are inspected in the page when the worker does not respond', async () => {
  // Some browsers kill a worker without an event.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const terminate = vi.fn();
  const postMessage = vi.fn();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = terminate;
      postMessage = postMessage;
    },
  );
  vi.stubGlobal('OffscreenCanvas', EventTarget);
  const { inspectInWorker } = await import('./photo-inspector.ts');
  const inspecting = inspectInWorker(photo('me.png'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await inspecting).toMatchObject({ isUsable: true, type: 'image/png' });
  expect(terminate).toHaveBeenCalledOnce();
  expect(await inspectInWorker(photo('next.png'))).toMatchObject({ isUsable: true });
  expect(postMessage).toHaveBeenCalledOnce();
});

test('a photo is refused when the inspection code cannot be loaded', async () => {
  vi.doMock(import('./inspect-photo.ts'), () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { inspectInWorker } = await import('./photo-inspector.ts');
  expect(await inspectInWorker(photo('me.png'))).toEqual({
    isUsable: false,
    cause: 'cannot be checked. Reload this page, then add it again',
  });
});
