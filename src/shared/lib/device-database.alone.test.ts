import { afterEach, expect, it, vi } from 'vitest';
import { onDeviceRecovery, readEntry, updateEntry } from './device-database.ts';

const recovered = vi.fn();
const stop = onDeviceRecovery(recovered);
afterEach(() => recovered.mockClear());

const done = (request: IDBOpenDBRequest) =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', resolve);
    request.addEventListener('blocked', () => reject(new Error('blocked')));
  });

it('lets the database go when another tab deletes it, and makes it again', async () => {
  await updateEntry('key', () => 'one');
  await done(indexedDB.deleteDatabase('twin-studio'));
  expect(recovered).toHaveBeenCalledOnce();
  expect(await readEntry('key')).toBeUndefined();
  await updateEntry('key', () => 'two');
  expect(await readEntry('key')).toBe('two');
});

it('lets the database go for a newer version of the app', async () => {
  await updateEntry('key', () => 'one');
  await done(indexedDB.open('twin-studio', 2));
  expect(recovered).toHaveBeenCalledOnce();
  expect(await readEntry('key')).toBe('one');
  stop();
});
