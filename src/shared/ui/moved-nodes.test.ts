import { afterEach, beforeEach, expect, test } from 'vitest';
import { allowMovedNodes } from './moved-nodes.ts';

const { removeChild, insertBefore } = Node.prototype;
const page = document.createElement('p');

beforeEach(allowMovedNodes);

afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

test('removes a moved node with the elements that a translator has put around it, unless they hold more', () => {
  page.innerHTML = 'before <font><font>moved</font></font>';
  const text = page.querySelector('font font')!.firstChild!;
  expect(page.removeChild(text)).toBe(text);
  expect(page.innerHTML).toBe('before ');
  page.innerHTML = '<font>moved<b>more</b></font>';
  page.removeChild(page.querySelector('font')!.firstChild!);
  expect(page.innerHTML).toBe('<font><b>more</b></font>');
});

test('inserts beside a moved node before the elements around it, and at the end when the node is gone', () => {
  page.innerHTML = '<font>moved</font>';
  const text = page.querySelector('font')!.firstChild!;
  page.insertBefore(document.createElement('i'), text);
  expect(page.innerHTML).toBe('<i></i><font>moved</font>');
  text.remove();
  page.insertBefore(document.createElement('b'), text);
  expect(page.innerHTML).toBe('<i></i><font></font><b></b>');
});

test('leaves the page as it is when the node is gone', () => {
  page.innerHTML = 'old';
  const text = page.firstChild as Text;
  text.replaceWith('new');
  expect(page.removeChild(text)).toBe(text);
  expect(page.innerHTML).toBe('new');
});
