import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceChanges, deviceStore } from './device-store.ts';
import { resetPersistence } from './persistence.ts';
import { text } from './schema.ts';

/** The store as a page opens it after a reload. */
const open = () => deviceStore('test', text, { area: 'sessionStorage' });
const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError');
  });

describe('a store of one tab', () => {
  test('survives a reload, until the value is removed', () => {
    open().write('user_ada', 'one');
    expect(open().read('user_ada')).toBe('one');
    expect(open().read('user_nia')).toBeUndefined();
    open().remove('user_ada');
    expect(open().read('user_ada')).toBeUndefined();
  });

  test('keeps a value in memory that the browser refuses, and prefers it to the stored one', () => {
    const store = open();
    expect(store.write('user_ada', 'one')).toBe(true);
    const full = refuse('setItem');
    expect(store.write('user_ada', 'two')).toBe(false);
    expect(store.read('user_ada')).toBe('two');
    full.mockRestore();
    store.write('user_ada', 'three');
    sessionStorage.clear();
    expect(store.read('user_ada')).toBeUndefined();
  });

  test('does not overwrite a value that could not be read', () => {
    sessionStorage.setItem('twin-studio:test:user_ada', '"stored"');
    const refused = refuse('getItem');
    const store = open();
    expect(store.read('user_ada')).toBeUndefined();
    expect(store.write('user_ada', 'x')).toBe(false);
    refused.mockRestore();
    expect(store.write('user_ada', 'xy')).toBe(false);
    expect(store.read('user_ada')).toBe('xy');
    expect(sessionStorage.getItem('twin-studio:test:user_ada')).toBe('"stored"');
    resetPersistence();
  });

  test('does not throw where storage is forbidden', () => {
    refuse('getItem');
    refuse('setItem');
    refuse('removeItem');
    const store = open();
    store.write('user_ada', 'one');
    expect(store.read('user_ada')).toBe('one');
    store.remove('user_ada');
    expect(store.read('user_ada')).toBeUndefined();
  });
});

describe('values on the screen', () => {
  const KEYS = ['test', 'other'].map((name) => `twin-studio:${name}:user_eve`);
  const stores = ['test', 'other'].map((name) => deviceStore(name, text));
  const shown = () =>
    stores.map((store) => store.readShown('user_eve')).map((value) => value && (JSON.parse(value) as string));
  const stored = () => KEYS.map((key) => localStorage.getItem(key));
  let leave = () => {};

  beforeEach(() => {
    for (const store of stores) store.write('user_eve', 'one');
    leave = deviceChanges.subscribe(() => void shown());
    shown();
  });
  afterEach(() => leave());

  test.each([
    ['the page has the focus again', () => new Event('focus')],
    ['another tab says so', () => new StorageEvent('storage', { key: null })],
  ])('are kept when storage is cleared, and stored again when %s', (_, event) => {
    localStorage.clear();
    expect(shown()).toEqual(['one', 'one']);
    dispatchEvent(event());
    expect(stored()).toEqual(['"one"', '"one"']);
  });

  test('are stored again with the next change, and keep what another tab has stored since', () => {
    localStorage.clear();
    stores[0]?.write('user_eve', 'two');
    expect(stored()).toEqual(['"two"', '"one"']);
    localStorage.clear();
    localStorage.setItem(KEYS[1] ?? '', '"elsewhere"');
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(stored()).toEqual(['"two"', '"elsewhere"']);
  });

  test('disappear when another tab removes them, one by one or while this page was frozen', () => {
    for (const key of KEYS) localStorage.removeItem(key);
    for (const key of KEYS) dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    expect(shown()).toEqual([undefined, undefined]);
    expect(stored()).toEqual([null, null]);

    for (const store of stores) store.write('user_eve', 'two');
    localStorage.removeItem(KEYS[0] ?? '');
    dispatchEvent(new Event('pageshow'));
    expect(shown()).toEqual([undefined, 'two']);
    expect(stored()).toEqual([null, '"two"']);
  });

  test('disappear when this page removes them, and are forgotten when they are no longer shown', () => {
    stores[0]?.remove('user_eve');
    expect(shown()).toEqual([undefined, 'one']);
    leave();
    localStorage.clear();
    expect(shown()).toEqual([undefined, undefined]);
  });
});
