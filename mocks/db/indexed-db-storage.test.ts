import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { indexedDbStorage } from './indexed-db-storage.ts';

let database = 0;
const tabs = async (count: number) => {
  const name = `state-${(database += 1)}`;
  return Promise.all(Array.from({ length: count }, () => indexedDbStorage(name)));
};

it('gives back what was saved last, by this tab or another one', async () => {
  const [one, other] = await tabs(2);
  expect(await one?.load()).toBeNull();
  await one?.save('{"a":1}');
  expect(await other?.load()).toBe('{"a":1}');
  await other?.save('{"a":2}');
  expect(await one?.load()).toBe('{"a":2}');
});

it('calls the other tabs back when something was saved', async () => {
  const [one, other] = await tabs(2);
  const [heard, ownEcho] = [vi.fn(), vi.fn()];
  other?.subscribe?.(heard);
  one?.subscribe?.(ownEcho);
  await one?.save('{}');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(ownEcho).not.toHaveBeenCalled();
});

it('looks again when its page comes back from the back/forward cache', async () => {
  const [one] = await tabs(1);
  const changed = vi.fn();
  one?.subscribe?.(changed);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(changed).toHaveBeenCalledOnce();
});

it('keeps a damaged state aside without touching the other', async () => {
  const [one] = await tabs(1);
  await one?.save('{}');
  await one?.saveDamaged?.('{');
  expect(await one?.load()).toBe('{}');
});

it('rejects at once where IndexedDB is forbidden', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  await expect(indexedDbStorage('forbidden')).rejects.toThrow('Denied.');
  open.mockRestore();
});
