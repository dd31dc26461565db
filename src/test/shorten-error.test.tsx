import { stripVTControlCharacters } from 'node:util';
import { screen } from '@testing-library/react';
import { type TestError, expect, test } from 'vitest';
import { processError } from 'vitest/internal/browser';
import { renderApp } from './render-app.tsx';
import { shortenError } from './shorten-error.ts';

const limit = { timeout: 50 };
const main = () => screen.getByRole('main');

/** Assertions that printed between 130 and 2,900 lines, or 40 kB in one; each with the beginning of its message. */
const FAILURES: [() => unknown, RegExp][] = [
  [() => expect(main()).toBe(document.body), /^expected/],
  [() => screen.getByText(/a/), /^Found multiple elements/],
  [() => screen.findByText('Sent', {}, limit), /^Timed out in waitFor: Unable to find/],
  [
    () => screen.getByRole('button', { name: 'Send' }),
    /^Unable to find an accessible element with the role "button" and name "Send"\n\n {2}button /,
  ],
];

async function failureOf(assert: () => unknown): Promise<TestError> {
  try {
    await assert();
  } catch (error) {
    return processError(error);
  }
  throw new Error('It has not failed.');
}

test('a failure prints its first lines, whatever is on the page, and says when it was waited for', async () => {
  await renderApp('/studio', { scenario: 'creator' });
  await screen.findByRole('heading', { name: 'Generate images' });
  for (const [assert, beginning] of FAILURES) {
    const error = await failureOf(assert);
    shortenError(error);
    const text = stripVTControlCharacters([error.message, error.diff ?? []].flat().join('\n'));
    expect(text).toMatch(beginning);
    const lines = text.split('\n');
    expect(lines.length).toBeLessThanOrEqual(26);
    expect(lines.filter((line) => line.length > 301)).toEqual([]);
  }
});

test('a short failure is printed as it is', async () => {
  const error = await failureOf(() => expect({ a: 1 }).toEqual({ a: 2 }));
  const before = { ...error };
  shortenError(error);
  expect(error).toEqual(before);
});
