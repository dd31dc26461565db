import { waitFor } from '@testing-library/dom';
import { createStore, get } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { onDeviceRecovery, readEntry, updateEntry } from './device-database.ts';

const recovered = vi.fn();
const stop = onDeviceRecovery(recovered);
afterEach(() => recovered.mockClear());

const done = (request: IDBOpenDBRequest) =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', resolve);
    request.addEventListener('blocked', () => reject(new Error('blocked')));
  });

test('lets the database go when another tab deletes it, and makes it again', async () => {
  await updateEntry('key', () => 'one');
  await done(indexedDB.deleteDatabase('twin-studio'));
  expect(recovered).toHaveBeenCalledOnce();
  expect(await readEntry('key')).toBeUndefined();
  await updateEntry('key', () => 'two');
  expect(await readEntry('key')).toBe('two');
});

test('closes a connection that has failed, and opens another', async () => {
  await updateEntry('key', () => 'one');
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(updateEntry('key', () => 'two')).rejects.toThrow('full');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  await updateEntry('key', () => 'three');
  expect(await readEntry('key')).toBe('three');
  expect(close).toHaveBeenCalledOnce();
});

test('lets the database go for a newer version of the app, and does not touch it any more', async () => {
  await updateEntry('key', () => 'one');
  await done(indexedDB.open('twin-studio', 2));
  await expect(readEntry('key')).rejects.toMatchObject({ name: 'VersionError' });
  await expect(updateEntry('key', () => 'two')).rejects.toMatchObject({ name: 'VersionError' });
  expect(recovered).not.toHaveBeenCalled();
  expect(await get('key', createStore('twin-studio', 'files'))).toBe('one');
  stop();
});
