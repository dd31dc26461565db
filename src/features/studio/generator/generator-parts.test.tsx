import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../test/render-part.tsx';
import { GeneratorPanel } from './generator-panel.tsx';

const ada = {
  userId: 'user_ada',
  trigger_word: 'ADA7K',
  status: 'ready',
  training_status: 'succeeded',
  completedAt: '2026-11-18T09:24:00Z',
} as const;

it('shows the seven template categories, and a card with name and description for each template (§2.3)', async () => {
  await renderPart(<GeneratorPanel twin={ada} prompt="" onPromptChange={vi.fn()} />);
  const categories = within(screen.getByRole('group', { name: 'Premium templates' })).getAllByRole('radio');
  expect(categories.map((radio) => radio.getAttribute('value'))).toEqual([
    'Professional',
    'Editorial',
    'Cinematic',
    'Social Media',
    'Business',
    'Lifestyle',
    'Creative',
  ]);
  const cards = within(await screen.findByRole('list', { name: 'Professional templates' }));
  for (const card of cards.getAllByRole('button')) expect(card).toHaveTextContent(/\w+.*\w+/);
  expect(cards.getByRole('button', { name: /^Studio headshot/ })).toBeVisible();
});

it('takes no second picture while one is being made (§4.8)', async () => {
  const { user } = await renderPart(
    <GeneratorPanel twin={ada} prompt="in a hat" onPromptChange={vi.fn()} />,
    { prepare: ({ faults }) => faults.add({ operation: 'generateImage', kind: 'hang' }) },
  );
  const button = screen.getByRole('button', { name: 'Generate Image (FREE)' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
});
