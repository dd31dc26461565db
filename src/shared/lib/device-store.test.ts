import { describe, expect, it, vi } from 'vitest';
import { deviceChanges, deviceStore } from './device-store.ts';
import { text } from './schema.ts';

/** The store as a page opens it after a reload. */
const open = () => deviceStore('test', text, { area: 'sessionStorage' });
const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError');
  });

describe('a store of one tab', () => {
  it('survives a reload, until the value is removed', () => {
    open().write('user_ada', 'one');
    expect(open().read('user_ada')).toBe('one');
    expect(open().read('user_nia')).toBeUndefined();
    open().remove('user_ada');
    expect(open().read('user_ada')).toBeUndefined();
  });

  it('keeps a value in memory that the browser refuses, and prefers it to the stored one', () => {
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

  it('does not throw where storage is forbidden', () => {
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

describe('a value on the screen', () => {
  const KEY = 'twin-studio:test:user_eve';
  const shown = deviceStore('test', text);

  it('is stored again when storage is cleared, but not when it is removed here or in another tab', () => {
    shown.write('user_eve', 'one');
    const stopFollowing = deviceChanges.subscribe(() => undefined);
    const leave = shown.keepShown('user_eve');
    localStorage.clear();
    expect(shown.read('user_eve')).toBe('one');
    expect(localStorage.getItem(KEY)).toBe('"one"');

    localStorage.removeItem(KEY);
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    expect(shown.read('user_eve')).toBeUndefined();

    shown.write('user_eve', 'two');
    shown.remove('user_eve');
    expect(shown.read('user_eve')).toBeUndefined();

    shown.write('user_eve', 'three');
    leave();
    stopFollowing();
    localStorage.clear();
    expect(shown.read('user_eve')).toBeUndefined();
  });
});
