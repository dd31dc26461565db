import { stripVTControlCharacters } from 'node:util';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { processError } from 'vitest/internal/browser';
import { renderApp } from './render-app.tsx';
import { shortenError } from './shorten-error.ts';

/** Assertions that printed up to 2,900 lines, or 40 kB in one; each with the beginning of its message. */
const FAILURES: [() => unknown, RegExp][] = [
  [() => expect(screen.getByRole('main')).toBe(document.body), /^expected/],
  [() => screen.findByText('Sent', {}, { timeout: 50 }), /^Timed out in waitFor: Unable to find/],
  [() => screen.getByRole('button', { name: 'Send' }), /role "button" and name "Send"\n\n {2}button /],
];

test('a failure prints its first lines, whatever is on the page, and says when it was waited for', async () => {
  await renderApp('/studio', { scenario: 'creator' });
  await screen.findByRole('heading', { name: 'Generate images' });
  for (const [assert, beginning] of FAILURES) {
    const error = processError(
      await new Promise((resolve) => resolve(assert())).catch((thrown: unknown) => thrown),
    );
    shortenError(error);
    const text = stripVTControlCharacters([error.message, error.diff ?? []].flat().join('\n'));
    expect(text).toMatch(beginning);
    expect(text.split('\n').length).toBeLessThanOrEqual(26);
    expect(text).not.toMatch(/.{302}/);
  }
});
