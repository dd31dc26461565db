import { afterEach, expect, test } from 'vitest';
import { mountApp } from './mount-app.tsx';

const { removeChild, insertBefore } = Node.prototype;

afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
  document.body.replaceChildren();
});

test('the app is mounted so that React can remove a text which a translator has replaced', () => {
  document.body.innerHTML = '<div id="root"></div><p>Hello</p>';
  mountApp();
  const place = document.body.querySelector('p')!;
  const text = place.firstChild!;
  text.replaceWith('Hallo');
  expect(place.removeChild(text)).toBe(text);
});
