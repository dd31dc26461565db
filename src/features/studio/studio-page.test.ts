import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { pictureList } from '#entities/picture/picture.ts';
import { MIN_TRAINING_PHOTOS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { deviceFiles } from '#shared/lib/device-files.ts';
import { photos } from '#test/photos.ts';
import { renderApp } from '#test/render-app.tsx';

/** The first screen of a test file waits for its code, too. */
async function openStudio(scenario: 'creator' | 'new-creator') {
  const page = await renderApp('/studio', { scenario });
  await screen.findByRole('heading', { name: 'Your studio' });
  return page;
}

const rail = () => within(screen.getByRole('navigation', { name: 'Studio steps' }));

describe('the studio (§2.3)', () => {
  test('has every panel in order, and the pricing last', async () => {
    await openStudio('creator');
    await screen.findByRole('heading', { name: 'Your twins, $4 spent' });
    await screen.findByRole('heading', { name: 'Reverse prompt' });
    const headings = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Your twins, $4 spent',
      expect.stringMatching(/^Step 1 Photos for another twin/),
      expect.stringMatching(/^Step 2 Train another twin/),
      'Reverse prompt',
      'Generate images',
      'Train your writing style',
      'Generate content',
      'Simple Pricing',
    ]);
    expect(document.title).toBe('Studio · AI Twin Studio');
    for (const link of rail().getAllByRole('link')) {
      expect(document.querySelector(link.getAttribute('href') ?? '')).toBeVisible();
    }
  });

  test('shows the progress, with every step open without a twin', async () => {
    await openStudio('new-creator');
    expect(rail().getByRole('link', { name: /Photos.*to do.*None yet/ })).toHaveAttribute('href', '#photos');
    await userEvent.upload(await screen.findByLabelText('Training photos'), photos(MIN_TRAINING_PHOTOS));
    expect(
      await rail().findByRole('link', { name: new RegExp(`Photos.*done.*${MIN_TRAINING_PHOTOS} · Good`) }),
    ).toBeVisible();
    expect(rail().getByRole('link', { name: /Training.*to do/ })).toHaveAttribute('href', '#training');
    expect(screen.getByRole('button', { name: 'Fast Training' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Collapse' })).not.toBeInTheDocument();
  });
});

describe('Steps 1 and 2 with a twin', () => {
  const row = (name: RegExp) => screen.findByRole('button', { name, expanded: false });
  const chooser = () => screen.queryByLabelText('Training photos');

  test('are two collapsed rows with a summary, which open by a press and get the focus', async () => {
    const { user } = await openStudio('creator');
    expect(await row(/Train another twin/)).toHaveAccessibleName(
      new RegExp(
        `Train another twin.*${TRAINING_COST_CREDITS} credits · ${740 - TRAINING_COST_CREDITS} credits left after`,
      ),
    );
    expect(chooser()).toBeNull();
    await user.click(await row(/Photos for another twin/));
    expect(chooser()).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Collapse' })).toHaveFocus());
    await user.keyboard('{Enter}');
    const folded = await row(/Photos for another twin/);
    await waitFor(() => expect(folded).toHaveFocus());
  });

  test('stay open on this device', async () => {
    const { user, reload } = await openStudio('creator');
    await user.click(await row(/Train another twin/));
    reload();
    expect(await screen.findByLabelText('Training photos')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Fast Training' })).toBeVisible();
  });

  test('open by a link to them', async () => {
    const { user } = await openStudio('creator');
    await row(/Photos for another twin/);
    await user.click(rail().getByRole('link', { name: /Photos/ }));
    expect(chooser()).toBeInTheDocument();
  });

  test.each(['dropped', 'pasted'])('open for photos %s anywhere, and take them', async (way) => {
    await openStudio('creator');
    await row(/Photos for another twin/);
    const data = { files: photos(2), types: ['Files'] };
    if (way === 'dropped') fireEvent.drop(screen.getByRole('heading', { level: 1 }), { dataTransfer: data });
    else fireEvent.paste(document.body, { clipboardData: data });
    expect(await screen.findByRole('button', { name: 'Remove photo-2.png' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fast Training' })).toBeVisible();
  });

  test('Step 2 is open while a refund is owed', async () => {
    localStorage.setItem('twin-studio:training:user_ada', JSON.stringify(OWED));
    await openStudio('creator');
    const step = within(await screen.findByRole('region', { name: 'Train your twin' }));
    expect(step.getByText(`You are owed ${TRAINING_COST_CREDITS} credits`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Collapse' })).not.toBeInTheDocument();
  });
});

describe('steps that were done before', () => {
  test('are collapsed: the reverse prompt with pictures, Step 3 with a style', async () => {
    await deviceFiles('pictures', pictureList).write('user_ada', [PICTURE]);
    localStorage.setItem('twin-studio:style-profile:user_ada', JSON.stringify(STYLE));
    const { user } = await openStudio('creator');
    expect(
      await screen.findByRole('button', { name: /Step 3 Your writing style.*warm/, expanded: false }),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /Reverse prompt/, expanded: false }));
    expect(screen.getByRole('button', { name: 'Extract Prompts' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Collapse' })).toHaveFocus());
  });

  const openWithSamples = (text: string) => {
    localStorage.setItem('twin-studio:style-profile:user_ada', JSON.stringify(STYLE));
    localStorage.setItem('twin-studio:style-draft:user_ada', JSON.stringify({ text, documents: [] }));
    return openStudio('creator');
  };

  test('stay open while there are samples', async () => {
    await openWithSamples('We opened at nine.');
    expect(await screen.findByLabelText('Samples of your writing')).toHaveValue('We opened at nine.');
  });

  test('are collapsed while none of the samples can be seen', async () => {
    await openWithSamples(' \u200b\n');
    expect(await screen.findByRole('button', { name: /Step 3/, expanded: false })).toBeVisible();
  });
});

const STYLE = { profile: { voice: { tone: 'warm' } }, savedAt: 0 };
const PICTURE = {
  id: 'one',
  imageUrl: 'data:image/png;base64,AA==',
  prompt: 'by a window',
  sentPrompt: 'ADA7K person, by a window',
  triggerWord: 'ADA7K',
  createdAt: 0,
  isFavourite: false,
};

const OWED = {
  open: null,
  refunds: [
    {
      id: 'id1',
      failure: { kind: 'trainingFailed', message: 'No.', plainMessage: 'No.', guidelines: [] },
      isCharged: true,
      state: 'failed',
    },
  ],
};
