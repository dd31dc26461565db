import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../test/render-part.tsx';
import type { Twin } from '../twins/twin.ts';
import { GeneratorPanel } from './generator-panel.tsx';
import { PictureImage } from './picture-image.tsx';

const ada: Twin = { key: 'ADA7K@1', userId: 'user_ada', triggerWord: 'ADA7K', completedAt: 1 };

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

it.each([
  ['https://files.example/1.png', 8, /Older than 7 days, so it may be gone from the server/],
  ['https://files.example/1.png', 6, 'The picture cannot be loaded.'],
  ['data:image/png;base64,iVBORw0KGgo=', 8, 'The picture cannot be loaded.'],
] as const)(
  'says of a picture at %s, made %i days ago, why it is missing (decision 51)',
  (imageUrl, days, text) => {
    const picture = {
      id: 'p1',
      imageUrl,
      prompt: 'in a hat',
      sentPrompt: 'ADA7K person, in a hat',
      triggerWord: 'ADA7K',
      createdAt: Date.now() - days * 86_400_000,
      isFavourite: false,
    };
    render(<PictureImage picture={picture} onOpen={() => {}} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText(text)).toBeVisible();
  },
);
