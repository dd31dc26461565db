import { beforeEach, describe, expect, test } from 'vitest';
import { failStorage } from '#test/fail-storage.ts';
import { deviceStore } from './device-store.ts';
import { resetPersistence } from './persistence.ts';
import { text } from './schema.ts';

beforeEach(resetPersistence);

test('a value that the browser refuses is kept in memory, and preferred to the stored one', () => {
  const store = deviceStore('test', text);
  store.write('user_ada', 'one');
  const full = failStorage('Storage', 'setItem');
  store.write('user_ada', 'two');
  expect(store.read('user_ada')).toBe('two');
  full.mockRestore();
  store.write('user_ada', 'three');
  expect(localStorage.getItem('twin-studio:test:user_ada')).toBe('"three"');
});

describe('values of this page', () => {
  const KEYS = ['test', 'other'].map((name) => `twin-studio:${name}:user_eve`);
  const stores = ['test', 'other'].map((name) => deviceStore(name, text));
  const known = () => stores.map((store) => store.read('user_eve'));
  const stored = () => KEYS.map((key) => localStorage.getItem(key));

  beforeEach(() => {
    for (const store of stores) store.write('user_eve', 'one');
  });

  test('stay when storage is cleared, and are stored again with the next change, but not over what another tab stored', () => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(known()).toEqual(['one', 'one']);
    stores[0]?.write('user_eve', 'two');
    expect(stored()).toEqual(['"two"', '"one"']);
    localStorage.clear();
    localStorage.setItem(KEYS[1] ?? '', '"elsewhere"');
    stores[0]?.write('user_eve', 'three');
    expect(stored()).toEqual(['"three"', '"elsewhere"']);
  });

  test('disappear when another tab removes them, or this page', () => {
    localStorage.removeItem(KEYS[0] ?? '');
    dispatchEvent(new StorageEvent('storage', { key: KEYS[0] ?? '', newValue: null }));
    expect(known()).toEqual([undefined, 'one']);
    stores[1]?.remove('user_eve');
    expect(known()).toEqual([undefined, undefined]);
    localStorage.clear();
    expect(known()).toEqual([undefined, undefined]);
  });

  test('that were refused do not overwrite what another tab stored since', () => {
    const full = failStorage('Storage', 'setItem');
    stores[0]?.write('user_eve', 'two');
    full.mockRestore();
    localStorage.setItem(KEYS[0] ?? '', '"elsewhere"');
    stores[0]?.write('user_eve', 'three');
    expect(known()).toEqual(['three', 'one']);
    expect(stored()).toEqual(['"elsewhere"', '"one"']);
    expect(stores[0]?.isReadable('user_eve')).toBe(false);
  });

  test('that were refused are stored with the next change that storage takes, and stay readable', () => {
    localStorage.clear();
    const full = failStorage('Storage', 'setItem');
    for (const store of stores) store.write('user_eve', 'two');
    full.mockRestore();
    stores[0]?.write('user_eve', 'three');
    expect(stored()).toEqual(['"three"', '"two"']);
    expect(stores[1]?.isReadable('user_eve')).toBe(true);
    stores[1]?.write('user_eve', 'four');
    expect(stored()).toEqual(['"three"', '"four"']);
  });
});
