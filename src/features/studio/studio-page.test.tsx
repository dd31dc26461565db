import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { photos } from '../../test/photos.ts';

/** The first screen of a test file waits for its code, too. */
const SLOWLY = { timeout: 10_000 };

async function openStudio(scenario: 'creator' | 'new-creator') {
  const page = await renderApp('/studio', { scenario });
  await screen.findByRole('heading', { name: 'Your studio' }, SLOWLY);
  return page;
}

const rail = () => {
  // jsdom draws both checklists, the one for phones first.
  const [, wide] = screen.getAllByRole('navigation', { name: 'Studio steps' });
  return within(wide ?? document.body);
};

describe('the studio (§2.3)', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('holds every panel in the order of the work, and the pricing last', async () => {
    await openStudio('creator');
    await screen.findByRole('heading', { name: 'Your twins, $4 spent' }, SLOWLY);
    const headings = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Your twins, $4 spent',
      'Upload your photos',
      'Train your twin',
      'Reverse prompt',
      'Generate images',
      'Train your writing style',
      'Generate content',
      'Simple Pricing',
    ]);
    expect(document.title).toBe('Studio · AI Twin Studio');
  });

  it('tells how far the person is', async () => {
    await openStudio('new-creator');
    expect(rail().getByRole('link', { name: /Photos.*to do.*None yet/ })).toHaveAttribute('href', '#photos');
    await userEvent.upload(await screen.findByLabelText('Training photos'), photos(8));
    expect(await rail().findByRole('link', { name: /Photos.*done.*8 · Good/ }, SLOWLY)).toBeVisible();
    expect(rail().getByRole('link', { name: /Training.*to do/ })).toHaveAttribute('href', '#training');
  });

  it('leads each step of the checklist to its panel', async () => {
    await openStudio('creator');
    for (const link of rail().getAllByRole('link')) {
      expect(document.querySelector(link.getAttribute('href') ?? '')).toBeVisible();
    }
  });

  it('makes the selected twin the active model of the generator (§4.7)', async () => {
    const { user } = await openStudio('creator');
    await user.click(await screen.findByRole('radio', { name: /^ADA2M/ }, SLOWLY));
    const generator = within(screen.getByRole('region', { name: 'Generate images' }));
    expect(generator.getByText('ADA2M')).toBeVisible();
  });
});
