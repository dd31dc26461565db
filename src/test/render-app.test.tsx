import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from './render-app.tsx';

test('the app shows the landing to somebody who is signed out', async () => {
  await renderApp('/', { scenario: 'signed-out' });
  expect(await screen.findAllByRole('link', { name: /sign in/i })).not.toHaveLength(0);
});
