import { expect, test } from 'vitest';
import { colourOf } from './tokens.ts';

test('a token that names another has its colour in each theme; one that names itself ends', () => {
  const changed = { '--ember': 'light-dark(var(--moss), red)', '--moss': 'light-dark(green, var(--moss))' };
  expect(colourOf('--ember', 0, changed)).toBe('green');
  expect(colourOf('--moss', 1, changed)).toBe('var(--moss)');
});
