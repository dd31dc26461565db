import { afterEach, beforeEach, expect, test } from 'vitest';
import { allowMovedNodes } from './moved-nodes.ts';

const { removeChild, insertBefore } = Node.prototype;
let page: HTMLElement;

beforeEach(() => {
  allowMovedNodes();
  page = document.createElement('p');
});

afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** The page has this text, in elements that an extension has put around it. */
function wrappedText(...others: Node[]): Text {
  const text = new Text('moved');
  const wrapper = page.appendChild(document.createElement('font'));
  wrapper.append(...others);
  wrapper.appendChild(document.createElement('font')).append(text);
  return text;
}

test('removes a moved node with its wrapper', () => {
  page.append('before ');
  expect(page.removeChild(wrappedText())).toBeInstanceOf(Text);
  expect(page.innerHTML).toBe('before ');
});

test('leaves what else is in the wrapper', () => {
  page.removeChild(wrappedText(new Text('other')));
  expect(page.innerHTML).toBe('<font>other</font>');
});

test('leaves the page as it is when the node is gone', () => {
  const text = page.appendChild(new Text('old'));
  text.replaceWith('new');
  expect(page.removeChild(text)).toBe(text);
  expect(page.innerHTML).toBe('new');
});

test('inserts before the wrapper of a moved node, and at the end when the node is gone', () => {
  const text = wrappedText();
  page.insertBefore(new Text('before '), text);
  text.remove();
  page.insertBefore(new Text(' after'), text);
  expect(page.innerHTML).toBe('before <font><font></font></font> after');
});
