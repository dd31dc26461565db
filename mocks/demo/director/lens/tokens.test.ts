import { expect, test } from 'vitest';
import { colourOf, withToken } from './tokens.ts';

test('a token that names another has its colour in each theme; one that names itself ends', () => {
  const changed = { '--ember': 'light-dark(var(--moss), red)', '--moss': 'light-dark(green, var(--moss))' };
  expect(colourOf('--ember', 0, changed)).toBe('green');
  expect(colourOf('--moss', 1, changed)).toBe('var(--moss)');
});

test('the tokens that follow a colour change with it, and back, unless they were changed themselves', () => {
  const own = { '--ember-soft': 'pink' };
  const green = withToken(own, '--ember', 'green');
  expect(green).toEqual({ ...own, '--ember': 'green', '--ember-hot': expect.stringContaining('--ember)') });
  expect(colourOf('--ember-hot', 1, green)).toBe('color-mix(in oklab, green 85%, white)');
  expect(withToken(green, '--ember', undefined)).toEqual(own);
  expect(withToken({}, '--ink', 'blue')).toHaveProperty('--muted');
});
