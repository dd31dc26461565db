import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LENS_SCREENS, lensText } from '../../mocks/director/lens/parts.ts';
import { findParts } from '../../mocks/storyboard/find-part.ts';
import { renderApp } from './render-app.tsx';

it.each(LENS_SCREENS.map((one) => [`${one.path} of ${one.scenario}`, one] as const))(
  'the spec lens finds each of its parts on %s',
  async (_, { path, scenario, parts }) => {
    await renderApp(path, { scenario });
    const missing = () => parts.filter(({ part }) => findParts(part).length === 0).map(({ part }) => part);
    await waitFor(() => expect(missing()).toEqual([]));
  },
);

it('the spec lens copies the section and the calls', () => {
  expect(lensText({ section: '§5.9', calls: ['generatePost'] })).toBe(
    '§5.9 · POST /api/twins/generate-post (generatePost)',
  );
  expect(lensText({ section: '§2.2', calls: [] })).toBe('§2.2 · no call');
});
