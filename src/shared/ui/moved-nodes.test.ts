import { afterEach, beforeEach, expect, test } from 'vitest';
import { allowMovedNodes } from './moved-nodes.ts';

const { removeChild, insertBefore } = Node.prototype;
const page = document.createElement('p');

beforeEach(allowMovedNodes);

afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

test('a moved node is removed with its wrappers', () => {
  page.innerHTML = 'before <font><font>moved</font></font>';
  const text = page.querySelector('font font')!.firstChild!;
  expect(page.removeChild(text)).toBe(text);
  expect(page.innerHTML).toBe('before ');
});

test('a wrapper with other content is not removed', () => {
  page.innerHTML = '<font>moved<b>more</b></font>';
  page.removeChild(page.querySelector('font')!.firstChild!);
  expect(page.innerHTML).toBe('<font><b>more</b></font>');
});

test('a node is inserted before the wrapper of a moved node', () => {
  page.innerHTML = '<font>moved</font>';
  const text = page.querySelector('font')!.firstChild!;
  page.insertBefore(document.createElement('i'), text);
  expect(page.innerHTML).toBe('<i></i><font>moved</font>');
});

test('a node is inserted at the end when its sibling is gone', () => {
  page.innerHTML = '<font>moved</font>';
  const text = page.querySelector('font')!.firstChild!;
  text.remove();
  page.insertBefore(document.createElement('b'), text);
  expect(page.innerHTML).toBe('<font></font><b></b>');
});

test('removing a replaced node does not change the page', () => {
  page.innerHTML = 'old';
  const text = page.firstChild as Text;
  text.replaceWith('new');
  expect(page.removeChild(text)).toBe(text);
  expect(page.innerHTML).toBe('new');
});
