import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { indexedDbStorage } from './indexed-db-storage.ts';

let database = 0;
const tabs = async (count: number) => {
  const name = `state-${(database += 1)}`;
  return Promise.all(Array.from({ length: count }, () => indexedDbStorage(name)));
};

const pieces = (head: string, ...pages: string[]) =>
  new Map([['head', head], ...pages.map((page, index) => [`users.${index}`, page] as const)]);

test('loads what was saved last, by this tab or another one', async () => {
  const [one, other] = await tabs(2);
  expect(await one?.load()).toBeNull();
  const first = pieces('{"a":1}', '[1]', '[2]');
  await one?.save(first);
  expect(await one?.load()).toBe(first);
  expect(await other?.load()).toEqual(first);
  await other?.save(pieces('{"a":2}', '[1]'));
  expect(await one?.load()).toEqual(pieces('{"a":2}', '[1]'));
});

test('writes only what has changed', async () => {
  const [one] = await tabs(1);
  await one?.save(pieces('{"a":1}', '[1]', '[2]'));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await one?.save(pieces('{"a":1}', '[1]', '[2,3]'));
  expect(put.mock.calls.map(([, name]) => name)).toEqual(['users.1', 'version']);
  put.mockRestore();
});

test('never mixes the pieces of two tabs that have no lock', async () => {
  const [one, other] = await tabs(2);
  const base = pieces('{}', '[1]', '[2]');
  await one?.save(base);
  await other?.load();
  await one?.save(pieces('{}', '[1,1]', '[2]', '[3]'));
  await other?.save(pieces('{}', '[1]', '[2,2]'));
  expect(await one?.load()).toEqual(pieces('{}', '[1]', '[2,2]'));
});

test('notifies the other tabs of a save', async () => {
  const [one, other] = await tabs(2);
  const [otherChanged, oneChanged] = [vi.fn(), vi.fn()];
  other?.subscribe?.(otherChanged);
  one?.subscribe?.(oneChanged);
  await one?.save(pieces('{}'));
  await waitFor(() => expect(otherChanged).toHaveBeenCalledOnce());
  expect(oneChanged).not.toHaveBeenCalled();
});

test('reports a change when its page is restored from the back/forward cache', async () => {
  const [one] = await tabs(1);
  const changed = vi.fn();
  one?.subscribe?.(changed);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(changed).toHaveBeenCalledOnce();
});

test('rejects at once where IndexedDB is forbidden', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  await expect(indexedDbStorage('forbidden')).rejects.toThrow('Denied.');
  open.mockRestore();
});
