import { createStore, get, set, update } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdDevice, releaseDevice } from '#test/hold-device.ts';
import { resetPage } from '#test/reset-page.ts';
import { onDeviceRecovery } from './device-database.ts';
import { deviceFiles } from './device-files.ts';
import { storageLocation } from './persistence.ts';
import { listOf, text } from './schema.ts';

const files = deviceFiles('words', listOf(text));
const add = (word: string) => files.change('ada', (words = []) => [...words, word]);
const stored = () => get<string[]>('words:ada', createStore('twin-studio', 'files'));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  await releaseDevice();
  await resetPage();
});
/** Ends the wait for a device that does not answer. */
const waitTwoSeconds = () => vi.advanceTimersByTimeAsync(2_000);

test('a device that does not answer is waited for two seconds; then changes stay in memory, and the page says so', async () => {
  await add('one');
  await holdDevice();
  const saving = add('two');
  await vi.advanceTimersByTimeAsync(1_900);
  expect(storageLocation()).toBe('on this device');
  await vi.advanceTimersByTimeAsync(100);
  expect(await saving).toBe('refused');
  expect(await files.read('ada')).toEqual({ isRead: false, isBlocked: false, value: ['two'] });
  expect(storageLocation()).toBeUndefined();
});

test('a device that does not answer stores everything once and in order when it answers, and keeps what another tab wrote', async () => {
  await add('one');
  await holdDevice();
  const recovered = vi.fn();
  const stop = onDeviceRecovery(recovered);
  const first = add('two');
  await waitTwoSeconds();
  await Promise.all([first, add('three')]);
  const elsewhere = createStore('twin-studio', 'files');
  const other = update<string[]>('words:ada', (words = []) => [...words, 'other'], elsewhere);
  await releaseDevice();
  await other;
  expect(await add('four')).toBe('saved');
  expect(await stored()).toEqual(['one', 'two', 'three', 'other', 'four']);
  expect(recovered).toHaveBeenCalledOnce();
  expect(storageLocation()).toBe('on this device');
  stop();
});

test('a device that does not answer stores nothing that was removed while it was silent', async () => {
  await holdDevice();
  const saving = [add('one'), files.remove('ada')];
  await waitTwoSeconds();
  await Promise.all(saving);
  await releaseDevice();
  await files.change('ada');
  expect(await stored()).toBeUndefined();
});

test('a slow write that makes progress is waited for', async () => {
  for (const method of ['get', 'put'] as const) {
    const original = IDBObjectStore.prototype[method] as (...given: unknown[]) => IDBRequest;
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function slowly(
      this: IDBObjectStore,
      ...given: unknown[]
    ) {
      const request = original.apply(this, given);
      request.addEventListener('success', () => vi.advanceTimersByTime(1_900));
      return request;
    });
  }
  expect(await add('one')).toBe('saved');
});

test('a value of another version of the app is not overwritten, and can be removed', async () => {
  vi.useRealTimers();
  const newer = { version: 2, words: ['one'] };
  await set('words:ada', newer, createStore('twin-studio', 'files'));
  expect(await files.read('ada')).toMatchObject({ isRead: false });
  expect(await add('two')).toBe('outdated');
  expect(await stored()).toEqual(newer);
  expect(storageLocation()).toBeUndefined();
  expect(await files.remove('ada')).toBe('saved');
  expect(await stored()).toBeUndefined();
});
