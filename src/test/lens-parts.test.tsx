import { waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SCREENS } from '#app/screens.ts';
import { LENS_SCREENS } from '#mocks/demo/lens/parts.ts';
import { findParts } from '#mocks/demo/play/find-part.ts';
import { STATES } from '#mocks/states/states.ts';
import { renderApp } from './render-app.tsx';

/** It has no part with calls of its own. */
const WITHOUT_PARTS = ['checkout-cancel'];

test('the spec lens knows parts of every screen', () => {
  const shown = LENS_SCREENS.map(({ state }) => STATES[state].path.split(/[#?]/)[0] ?? '');
  const isShown = (pattern: string) => shown.some((path) => matchPath(pattern, path));
  const missing = SCREENS.filter(({ paths }) => !paths.some(isShown)).map(({ name }) => name);
  expect(missing).toEqual(WITHOUT_PARTS);
});

test.each(LENS_SCREENS.map((one) => [one.state, one] as const))(
  'the spec lens finds each of its parts in %s',
  async (state, { parts }) => {
    await renderApp(STATES[state].path, { scenario: state });
    const missing = () => parts.filter(({ part }) => findParts(part).length === 0).map(({ part }) => part);
    await waitFor(() => expect(missing()).toEqual([]));
  },
);
