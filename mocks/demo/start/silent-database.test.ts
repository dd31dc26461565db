import { get, set } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { fileStore, forgetDevice, readDevice, writeDevice } from './device-record.ts';
import { openBackend } from './open-backend.ts';

// The page is emptied after the test, and waits for its database.
afterEach(() => void vi.restoreAllMocks());

/** Only meanwhile, because code that is imported later needs timers, too. */
async function afterTwoSeconds<T>(run: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const running = run();
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  return running;
}

test('the demo starts in a browser whose IndexedDB does not answer, and keeps its state', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
  const backend = await afterTwoSeconds(openBackend);
  await backend.reset('creator');
  expect(Object.values(localStorage).join()).toContain('user_ada');

  // What an older version stored there, or a damaged text, is not read and replaced.
  const [name = ''] = Object.keys(localStorage).filter((one) => one.endsWith(':snapshot'));
  for (const text of ['{"users":[]}', '{']) {
    localStorage.setItem(name, text);
    const next = await afterTwoSeconds(openBackend);
    expect(next.problem).toMatch(/starts afresh/);
  }

  localStorage.setItem('twin-studio:earlier', '1');
  const record = { texts: { 'twin-studio:kept': '1' }, files: { 'pictures:user_ada': [] } };
  await afterTwoSeconds(forgetDevice);
  await afterTwoSeconds(() => writeDevice(record));
  expect(await afterTwoSeconds(readDevice)).toEqual({ texts: record.texts, files: {} });
});

test('the demo leaves no connection open that would block another tab', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  await set('pictures:user_ada', ['one'], fileStore());
  expect(await get('pictures:user_ada', fileStore())).toEqual(['one']);
  await forgetDevice();
  expect(await readDevice()).toMatchObject({ files: {} });
  expect(close).toHaveBeenCalledTimes(open.mock.calls.length);
});
