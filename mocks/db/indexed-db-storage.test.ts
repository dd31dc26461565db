import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { indexedDbStorage } from './indexed-db-storage.ts';

let database = 0;
const tabs = async (count: number) => {
  const name = `state-${(database += 1)}`;
  return Promise.all(Array.from({ length: count }, () => indexedDbStorage(name)));
};

const pieces = (head: string, ...pages: string[]) =>
  new Map([['head', head], ...pages.map((page, index) => [`users.${index}`, page] as const)]);

describe('the storage in IndexedDB', () => {
  test('loads the last snapshot of this tab', async () => {
    const [tab] = await tabs(1);
    expect(await tab?.load()).toBeNull();
    const snapshot = pieces('{"a":1}', '[1]', '[2]');
    await tab?.save(snapshot);
    expect(await tab?.load()).toBe(snapshot);
  });

  test('loads the last snapshot of another tab', async () => {
    const [tab, otherTab] = await tabs(2);
    const snapshot = pieces('{"a":1}', '[1]', '[2]');
    await tab?.save(snapshot);
    expect(await otherTab?.load()).toEqual(snapshot);
    await otherTab?.save(pieces('{"a":2}', '[1]'));
    expect(await tab?.load()).toEqual(pieces('{"a":2}', '[1]'));
  });

  test('writes only changed pieces', async () => {
    const [tab] = await tabs(1);
    await tab?.save(pieces('{"a":1}', '[1]', '[2]'));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await tab?.save(pieces('{"a":1}', '[1]', '[2,3]'));
    expect(put.mock.calls.map(([, name]) => name)).toEqual(['users.1', 'version']);
    put.mockRestore();
  });

  test('never mixes the pieces of two tabs that have no lock', async () => {
    const [tab, otherTab] = await tabs(2);
    const base = pieces('{}', '[1]', '[2]');
    await tab?.save(base);
    await otherTab?.load();
    await tab?.save(pieces('{}', '[1,1]', '[2]', '[3]'));
    await otherTab?.save(pieces('{}', '[1]', '[2,2]'));
    expect(await tab?.load()).toEqual(pieces('{}', '[1]', '[2,2]'));
  });

  test('notifies the other tabs of a save', async () => {
    const [tab, otherTab] = await tabs(2);
    const [otherTabChanged, tabChanged] = [vi.fn(), vi.fn()];
    otherTab?.subscribe?.(otherTabChanged);
    tab?.subscribe?.(tabChanged);
    await tab?.save(pieces('{}'));
    await waitFor(() => expect(otherTabChanged).toHaveBeenCalledOnce());
    expect(tabChanged).not.toHaveBeenCalled();
  });

  test('reports a change when its page is restored from the back/forward cache', async () => {
    const [tab] = await tabs(1);
    const changed = vi.fn();
    tab?.subscribe?.(changed);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(changed).toHaveBeenCalledOnce();
  });

  test('rejects immediately where IndexedDB is forbidden', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
    await expect(indexedDbStorage('forbidden')).rejects.toThrow('Denied.');
    open.mockRestore();
  });
});
