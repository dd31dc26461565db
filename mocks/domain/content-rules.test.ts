import { expect, test } from 'vitest';
import { isAgainstContentRules } from './content-rules.ts';

test.each([
  ['a NUDE figure', true],
  ['beheading', true],
  ['a denuded hill', false],
  ['', false],
])('%j is against the content rules: %s', (text, isAgainst) => {
  expect(isAgainstContentRules(text)).toBe(isAgainst);
});
