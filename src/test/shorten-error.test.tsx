import { screen, waitFor } from '@testing-library/react';
import { type TestError, expect, test } from 'vitest';
import { processError } from 'vitest/internal/browser';
import { renderApp } from './render-app.tsx';
import { shortenError } from './shorten-error.ts';

const limit = { timeout: 50 };
const main = () => screen.getByRole('main');

/** Assertions that printed between 130 and 2,900 lines, or 40 kB in one. */
const FAILURES: Record<string, () => unknown> = {
  'an element that is there': () => expect(screen.queryByRole('main')).not.toBeInTheDocument(),
  'an element that is there, in waitFor': () =>
    waitFor(() => expect(screen.queryByRole('main')).not.toBeInTheDocument(), limit),
  'in the document': () => expect(main()).not.toBeInTheDocument(),
  'in the document, in waitFor': () => waitFor(() => expect(main()).not.toBeInTheDocument(), limit),
  'elements in a list': () => expect(screen.getAllByRole('button')).toEqual([]),
  'another element': () => expect(main()).toBe(document.body),
  'not empty': () => expect(main()).toBeEmptyDOMElement(),
  'a missing element': () => screen.getByRole('button', { name: 'Send' }),
  'a long difference': () => expect([...Array(99).keys()]).toEqual([]),
};

async function failureOf(assert: () => unknown): Promise<TestError> {
  try {
    await assert();
  } catch (error) {
    return processError(error);
  }
  throw new Error('It has not failed.');
}

test('a failure prints its first lines, whatever is on the page', async () => {
  await renderApp('/studio', { scenario: 'creator' });
  await screen.findByRole('heading', { name: 'Generate images' });
  const tooLong: string[] = [];
  for (const [name, assert] of Object.entries(FAILURES)) {
    const error = await failureOf(assert);
    shortenError(error);
    const text = [error.message, error.diff ?? []].flat().join('\n');
    const lines = text.split('\n');
    const isShort = lines.length <= 26 && lines.every((line) => line.length <= 301);
    if (!isShort || !/… \d+ more$|…$/m.test(text)) tooLong.push(`${name}: ${lines.length} lines`);
  }
  expect(tooLong).toEqual([]);
});

test('a short failure is printed as it is', async () => {
  const error = await failureOf(() => expect({ a: 1 }).toEqual({ a: 2 }));
  const told = { ...error };
  shortenError(error);
  expect(error).toEqual(told);
});
