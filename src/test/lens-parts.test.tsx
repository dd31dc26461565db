import { waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SCREENS } from '#app/screens.ts';
import { LENS_SCREENS, type LensPart } from '#mocks/demo/lens/parts.ts';
import { findParts } from '#mocks/demo/play/find-part.ts';
import { STATES, type StateId } from '#mocks/states/states.ts';
import { renderApp } from './render-app.tsx';

const screens = Object.entries(LENS_SCREENS) as [StateId, readonly LensPart[]][];

/** It has no part with calls of its own. */
const WITHOUT_PARTS = ['checkout-cancel'];

test('the spec lens knows parts of every screen', () => {
  const shown = screens.map(([state]) => STATES[state].path.split(/[#?]/)[0] ?? '');
  const isShown = (pattern: string) => shown.some((path) => matchPath(pattern, path));
  const missing = SCREENS.filter(({ paths }) => !paths.some(isShown)).map(({ name }) => name);
  expect(missing).toEqual(WITHOUT_PARTS);
});

test.each(screens)('the spec lens finds each of its parts in %s', async (state, parts) => {
  await renderApp(STATES[state].path, { scenario: state });
  const missing = () => parts.filter(({ part }) => findParts(part).length === 0).map(({ part }) => part);
  await waitFor(() => expect(missing()).toEqual([]));
});
