import { describe, expect, it, vi } from 'vitest';
import { tabStore } from './device-store.ts';
import { text } from './schema.ts';

/** As the code of a page finds it that was just loaded. */
const open = () => tabStore('test', text);
const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError');
  });

describe('what one tab keeps', () => {
  it('is there after a reload, until it is removed', () => {
    open().write('user_ada', 'one');
    expect(open().read('user_ada')).toBe('one');
    expect(open().read('user_nia')).toBeUndefined();
    open().remove('user_ada');
    expect(open().read('user_ada')).toBeUndefined();
  });

  it('lasts as long as the page where the browser does not store it, and wins over what it stored before', () => {
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
