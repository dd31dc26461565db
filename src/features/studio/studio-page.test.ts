import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { StateId } from '#mocks/states/states.ts';
import { holdResponses, passTicks } from '#mocks/testing/test-requests.ts';
import { MIN_TRAINING_PHOTOS, TRAINING_COST_CREDITS, TRAINING_DURATION_MS } from '#openapi/limits.gen.ts';
import { photos } from '#test/photos.ts';
import { renderApp } from '#test/render-app.tsx';
import { storeValue } from '#test/stored-values.ts';

/** Opens the studio. The first screen of a test file also waits for its code. */
async function openStudio(scenario: StateId) {
  const page = await renderApp('/studio', { scenario });
  await screen.findByRole('heading', { name: 'Your studio' });
  return page;
}

const rail = () => within(screen.getByRole('navigation', { name: 'Studio steps' }));

const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const row = (name: RegExp) => screen.findByRole('button', { name, expanded: false });
const chooser = () => screen.queryByLabelText('Training photos');

describe('the studio of a creator (§2.3)', () => {
  test('has its panels in order', async () => {
    await openStudio('creator');
    await screen.findByRole('heading', { name: 'Generate images' });
    expect(headings()).toEqual([
      'Your twins, $4 spent',
      'Generate images',
      expect.stringMatching(/^1Photos for another twin/),
      expect.stringMatching(/^2Train another twin/),
      expect.stringMatching(/^Reverse prompt/),
      expect.stringMatching(/^3Train your writing style/),
      expect.stringMatching(/^4Generate content/),
      'Simple Pricing',
    ]);
    expect(document.title).toBe('Studio · AI Twin Studio');
  });

  test('has a link to each panel', async () => {
    await openStudio('creator');
    await screen.findByRole('heading', { name: 'Generate images' });
    for (const link of rail().getAllByRole('link')) {
      expect(document.querySelector(link.getAttribute('href') ?? '')).toBeVisible();
    }
  });

  test('shows the price of another training', async () => {
    await openStudio('creator');
    expect(await row(/Train another twin/)).toHaveAccessibleName(
      new RegExp(
        `${TRAINING_COST_CREDITS.fast} credits · ${740 - TRAINING_COST_CREDITS.fast} credits left after`,
      ),
    );
  });

  test('opens a step by a click or a link', async () => {
    const { user, reload } = await openStudio('creator');
    await user.click(await row(/Photos for another twin/));
    expect(chooser()).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Collapse' })).toHaveFocus());
    await user.keyboard('{Enter}');
    const folded = await row(/Photos for another twin/);
    await waitFor(() => expect(folded).toHaveFocus());
    await user.click(rail().getByRole('link', { name: /Twins/ }));
    expect(chooser()).toBeInTheDocument();
    await reload();
    expect(await screen.findByRole('button', { name: 'Fast Training' })).toBeVisible();
    expect(chooser()).toBeInTheDocument();
  });

  test('continues with a picture while the list of twins is reloaded', async () => {
    const faults = [{ operation: 'listTrainedModels', kind: 'html' }] as const;
    const { user } = await renderApp('/studio', { scenario: 'creator', faults });
    await user.type(await screen.findByLabelText('Your prompt'), 'in a hat');
    await screen.findByText('Only your latest twin is shown');
    const release = holdResponses();
    await user.click(screen.getByRole('button', { name: 'Generate Image (FREE)' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await passTicks();
    expect(screen.getByLabelText('Your prompt')).toHaveValue('in a hat');
    release();
    expect(await rail().findByRole('link', { name: /^Pictures.*1$/ })).toBeVisible();
  });

  test.each(['dropped', 'pasted'])('opens Steps 1–2 for photos %s anywhere', async (way) => {
    await openStudio('creator');
    await row(/Photos for another twin/);
    const data = { items: [], files: photos(2), types: ['Files'] };
    if (way === 'dropped') fireEvent.drop(screen.getByRole('heading', { level: 1 }), { dataTransfer: data });
    else fireEvent.paste(document.body, { clipboardData: data });
    expect(await screen.findByRole('button', { name: 'Remove photo-2.png' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fast Training' })).toBeVisible();
  });

  test('holds the training open while a refund is owed', async () => {
    await openStudio('refund-owed');
    const step = within(await screen.findByRole('region', { name: 'Train your twin' }));
    expect(step.getByText(`You are owed ${TRAINING_COST_CREDITS.fast} credits`)).toBeVisible();
  });

  test('holds the writing style open while it has samples', async () => {
    storeValue('style-draft', { text: 'We opened at nine.', documents: [] });
    await openStudio('refund-owed');
    expect(await screen.findByLabelText('Samples of your writing')).toHaveValue('We opened at nine.');
    expect(screen.queryByRole('button', { name: 'Collapse' })).not.toBeInTheDocument();
  });

  test('collapses a learned style despite invisible samples', async () => {
    storeValue('style-draft', { text: ' \u200b\n', documents: [] });
    await openStudio('style-learned');
    expect(await row(/Train your writing style.*warm/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Generate Post' })).toBeVisible();
  });
});

describe('the studio of a newcomer', () => {
  test('starts with photos', async () => {
    await openStudio('new-creator');
    await row(/Generate content/);
    expect(headings().slice(0, 3)).toEqual([
      'Your twins, $0 spent',
      'Upload your photos',
      expect.stringMatching(/^2Train your twin/),
    ]);
    expect(screen.getByText('No twin yet.')).toBeVisible();
    expect(rail().getByRole('link', { name: /Photos.*to do.*None yet/ })).toHaveAttribute('href', '#photos');
  });

  test('opens the collapsed steps by a click', async () => {
    const { user } = await openStudio('new-creator');
    await user.click(await row(/Generate images/));
    expect(await screen.findByRole('button', { name: 'Generate Image (FREE)' })).toBeVisible();
    await user.click(await row(/Train your writing style/));
    expect(screen.getByRole('button', { name: 'Analyze Writing Style' })).toBeVisible();
  });

  test('opens the training once there are enough photos', async () => {
    await openStudio('new-creator');
    await row(/Generate content/);
    await userEvent.upload(chooser()!, photos(MIN_TRAINING_PHOTOS));
    expect(await rail().findByRole('link', { name: /Photos.*done.*Good/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Fast Training' })).toBeVisible();
  });
});

test('a new twin is introduced with looks that fill in the prompt (decision 10)', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user, backend } = await openStudio('training');
  await screen.findByRole('progressbar');
  await user.click(await row(/Photos for another twin/));
  await userEvent.upload(await screen.findByLabelText('Training photos'), photos(2));
  const credits = () => backend.db.ledger.all().length;
  const before = credits();
  backend.clock.advance(TRAINING_DURATION_MS.fast);
  // Triggers the next check, which is due only in five seconds.
  fireEvent(window, new Event('online'));
  const reveal = within(await screen.findByRole('region', { name: 'Meet your twin' }));
  expect(reveal.getByText('ADAV8 is trained and selected. Time to create.')).toBeVisible();
  expect(scrolled.mock.contexts.at(-1)).toHaveTextContent(/^Meet your twin\s?ADAV8/);
  await user.click(await reveal.findByRole('button', { name: 'Magazine cover' }));
  expect(reveal.getByRole('button', { name: 'Magazine cover', pressed: true })).toBeVisible();
  expect(screen.getByLabelText('Your prompt')).not.toHaveValue('');
  expect(credits()).toBe(before);
  expect(reveal.getByRole('link', { name: 'Create a picture' })).toHaveAttribute('href', '#generator');
  await user.click(await reveal.findByRole('button', { name: 'Clear 2 photos' }));
  await user.click(reveal.getByRole('button', { name: 'Dismiss Meet your twin' }));
  expect(screen.queryByRole('region', { name: 'Meet your twin' })).not.toBeInTheDocument();
});

const faults = [
  { operation: 'listTrainedModels', kind: 'status', status: 500 },
  { operation: 'getTrainingStatus', kind: 'status', status: 500 },
] as const;

describe('a list of twins that fails to load', () => {
  test('shows the last known twins without selection', async () => {
    const { user, backend, reload } = await openStudio('creator');
    await screen.findByRole('radio', { name: /ADA7K/ });
    for (const fault of faults) await backend.faults.add(fault);
    await reload();
    expect(await screen.findByText('Your last known twins')).toBeVisible();
    expect(screen.getByRole('radio', { name: /ADA7K/ })).toBeDisabled();
    expect(rail().getByRole('link', { name: /Twins.*done/ })).toBeVisible();
    await row(/Photos for another twin/);
    await user.type(await screen.findByLabelText('Your prompt'), 'in a hat');
    expect(screen.getByRole('button', { name: 'Generate Image (FREE)' })).toHaveAccessibleDescription(
      'Select a trained twin first.',
    );
  });

  test('does not turn a creator into a newcomer', async () => {
    const page = await renderApp('/studio', { scenario: 'creator', faults: [...faults] });
    const { user, backend } = page;
    const notice = (await screen.findByText('Couldn’t load your twins')).closest('[data-tone]');
    await row(/Photos for another twin/);
    await backend.faults.clear();
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /ADA7K/ })).toBeVisible();
  });

  test('shows no twins after a refusal', async () => {
    const { backend, reload } = await openStudio('creator');
    await screen.findByRole('radio', { name: /ADA7K/ });
    await backend.faults.add({ operation: 'listTrainedModels', kind: 'status', status: 403 });
    await reload();
    expect(await screen.findByText('Couldn’t load your twins')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /ADA7K/ })).not.toBeInTheDocument();
  });
});
