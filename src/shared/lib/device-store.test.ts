import { beforeEach, expect, test } from 'vitest';
import { failStorage } from '#test/fail-storage.ts';
import { deviceStore } from './device-store.ts';
import { resetPersistence, storageLocation } from './persistence.ts';
import { text } from './schema.ts';

const KEY = 'twin-studio:test:user_ada';
const store = deviceStore('test', text);

beforeEach(() => {
  resetPersistence();
  store.write('user_ada', 'one');
});

test('a value that the browser refuses lasts for this visit', () => {
  const full = failStorage('Storage', 'setItem');
  store.write('user_ada', 'two');
  expect(store.read('user_ada')).toBe('two');
  expect(storageLocation()).toBeUndefined();
  full.mockRestore();
  expect(localStorage.getItem(KEY)).toBe('"one"');
});

test('an unreadable value is not overwritten', () => {
  const broken = failStorage('Storage', 'getItem');
  expect(store.read('user_ada')).toBeUndefined();
  expect(store.isReadable('user_ada')).toBe(false);
  store.write('user_ada', 'two');
  broken.mockRestore();
  expect(store.read('user_ada')).toBe('two');
  expect(localStorage.getItem(KEY)).toBe('"one"');
});

test('a change starts from another tab’s value', () => {
  localStorage.setItem(KEY, '"elsewhere"');
  store.change('user_ada', (stored) => `${stored} and here`);
  expect(localStorage.getItem(KEY)).toBe('"elsewhere and here"');
});

test('a removed value is removed from storage', () => {
  store.remove('user_ada');
  expect(store.read('user_ada')).toBeUndefined();
  expect(localStorage.getItem(KEY)).toBeNull();
});
