import { expect, it, vi } from 'vitest';
import { replaceForbiddenStorage, windowNameStorage } from './window-name-storage.ts';

it('is there again after a reload of the same tab', () => {
  const tab = { name: '' };
  windowNameStorage(tab).setItem('a', '1');
  windowNameStorage(tab).setItem('b', '2');
  const reloaded = windowNameStorage(tab);
  expect(reloaded.getItem('a')).toBe('1');
  expect(reloaded.length).toBe(2);
  expect(reloaded.key(1)).toBe('b');
  expect(reloaded.getItem('c')).toBeNull();
  reloaded.removeItem('a');
  expect(windowNameStorage(tab).getItem('a')).toBeNull();
  reloaded.clear();
  expect(windowNameStorage(tab).length).toBe(0);
});

it.each(['popup', 'twin-studio-mock:', 'twin-studio-mock:{"a":'])(
  'starts empty in a window named %j',
  (name) => {
    expect(windowNameStorage({ name }).length).toBe(0);
  },
);

function pageWhoseStorage(act: () => never): Window {
  return Object.defineProperty({ name: '' } as Window, 'localStorage', { configurable: true, get: act });
}

it('takes the place of a localStorage that throws', () => {
  const page = pageWhoseStorage(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(replaceForbiddenStorage(page)).toBe(true);
  page.localStorage.setItem('a', '1');
  expect(page.localStorage.getItem('a')).toBe('1');
});

it('leaves a storage that works alone, and one that is merely full', () => {
  expect(replaceForbiddenStorage(window)).toBe(false);
  const setItem = vi.fn(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const full = { localStorage: { setItem } } as unknown as Window;
  expect(replaceForbiddenStorage(full)).toBe(false);
});
