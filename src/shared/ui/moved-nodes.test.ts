import { afterEach, beforeEach, expect, test } from 'vitest';
import { allowMovedNodes } from './moved-nodes.ts';

const { removeChild, insertBefore } = Node.prototype;
const page = document.createElement('p');

beforeEach(allowMovedNodes);

afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

// What else is in the wrapper, and what is inserted beside it, is in translated-page.test.tsx.
test('removes a moved node with the elements that an extension has put around it', () => {
  page.innerHTML = 'before <font><font>moved</font></font>';
  const text = page.querySelector('font font')!.firstChild!;
  expect(page.removeChild(text)).toBe(text);
  expect(page.innerHTML).toBe('before ');
});

test('leaves the page as it is when the node is gone', () => {
  page.innerHTML = 'old';
  const text = page.firstChild as Text;
  text.replaceWith('new');
  expect(page.removeChild(text)).toBe(text);
  expect(page.innerHTML).toBe('new');
});
