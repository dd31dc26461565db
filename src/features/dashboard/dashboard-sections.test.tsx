import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../test/render-part.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const items = (section: RegExp) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('heading').textContent);

test('the dashboard explains how it works in three steps (§2.4)', async () => {
  await renderPart(<DashboardPage onCreate={() => {}} />);
  expect(items(/Three steps/)).toEqual(['Train your twin', 'Write a short brief', 'Collect the result']);
});

test('the dashboard has feature cards (§2.4)', async () => {
  await renderPart(<DashboardPage onCreate={() => {}} />);
  expect(items(/Everything in one studio/)).toEqual([
    'One face, every format',
    'Prompts from pictures',
    'Posts that sound like you',
    'A pipeline you can watch',
    'Two voices',
    'Flexible credits',
  ]);
});
