import { expect, test } from 'vitest';
import { textLength, trimText } from './text-length.ts';

test.each([
  ['', 0],
  ['Ada', 3],
  ['👩🏽', 2],
  ['ก็', 2],
  ['\ud83d', 1],
])('the length of %j is %i code points', (text, length) => {
  expect(textLength(text)).toBe(length);
});

test.each([
  ' \t\r\n\u00a0\u3000',
  '\u200b\u200c\u200d\u2060\ufeff',
  '\u00ad\u034f\u180e',
  '\u200e\u200f\u202a\u202e\u2066\u2069\u061c',
  '\u115f\u1160\u3164\uffa0\u2800',
  '\ufe0f\u{e0100}\u{e0041}',
  '\u0000\u0007\u007f\u0085',
])('an invisible text is empty: %j', (text) => {
  expect(trimText(text)).toBe('');
});

test.each(['👩‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'क्‍ष', '\u202eAda\u202c', '.', '\u0301'])(
  'a visible text is unchanged: %j',
  (text) => {
    expect(trimText(`  ${text}\n`)).toBe(text);
  },
);
