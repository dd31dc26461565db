import { createStore, get, set } from 'idb-keyval';
import { object, string } from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { failStorage } from '#test/fail-storage.ts';
import { holdDevice, releaseDevice } from '#test/hold-device.ts';
import { resetPage } from '#test/reset-page.ts';
import { deviceFiles, storedFile } from './device-files.ts';
import { storageLocation } from './persistence.ts';

const files = deviceFiles('word', object({ word: string() }));
const database = () => createStore('twin-studio', 'files');
const words = async () => (await files.readAll('ada')).map(({ word }) => word).toSorted();

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await releaseDevice();
  await resetPage();
});

test('each entry has its own id per user', async () => {
  await files.set('ada', '1', { word: 'one' });
  await files.set('ada', '2', { word: 'two' });
  await files.set('eve', '1', { word: 'hers' });
  await files.delete('ada', '1');
  expect(await words()).toEqual(['two']);
  expect(await files.read('eve', '1')).toEqual({ word: 'hers' });
});

test('the app waits two seconds once for a device that does not respond', async () => {
  await files.set('ada', '1', { word: 'one' });
  await holdDevice();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const saving = files.set('ada', '2', { word: 'two' });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(storageLocation()).toBe('on this device');
  await vi.advanceTimersByTimeAsync(100);
  await saving;
  expect(storageLocation()).toBeUndefined();
  const next = files.set('ada', '3', { word: 'three' });
  await vi.advanceTimersByTimeAsync(0);
  await next;
  expect(await files.read('ada', '3')).toEqual({ word: 'three' });
});

test('an entry that the device refuses lasts for this visit', async () => {
  failStorage('IDBObjectStore', 'put');
  await files.set('ada', '1', { word: 'one' });
  expect(await words()).toEqual(['one']);
  expect(storageLocation()).toBeUndefined();
  await files.delete('ada', '1');
  expect(await words()).toEqual([]);
  expect(storageLocation()).toBe('on this device');
});

test('an entry of another version of the app is not changed', async () => {
  await set('word:ada:1', { version: 2 }, database());
  await files.set('ada', '2', { word: 'two' });
  expect(await words()).toEqual(['two']);
  expect(await get('word:ada:1', database())).toEqual({ version: 2 });
  expect(storageLocation()).toBeUndefined();
});

test('a file is stored as its bytes', async () => {
  // Private windows of Safari cannot store a Blob.
  const photos = deviceFiles('photo', object({ file: storedFile }));
  await photos.set('ada', '1', { file: new Blob(['face'], { type: 'image/png' }) });
  const entry = await get<{ file: { type: string; bytes: ArrayBuffer } }>('photo:ada:1', database());
  expect(new TextDecoder().decode(entry?.file.bytes)).toBe('face');
  const file = (await photos.read('ada', '1'))?.file;
  expect([file?.type, await file?.text()]).toEqual(['image/png', 'face']);
});
