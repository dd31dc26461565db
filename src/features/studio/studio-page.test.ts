import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { StateId } from '#mocks/states/states.ts';
import { holdResponses, passTicks } from '#mocks/testing/test-requests.ts';
import { MIN_TRAINING_PHOTOS, TRAINING_COST_CREDITS, TRAINING_DURATION_MS } from '#openapi/limits.gen.ts';
import { photos } from '#test/photos.ts';
import { renderApp } from '#test/render-app.tsx';
import { storeValue } from '#test/stored-values.ts';

/** The first screen of a test file waits for its code, too. */
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

test('the studio of a creator (§2.3) begins with the twins and the generator, and ends with the pricing', async () => {
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
  for (const link of rail().getAllByRole('link')) {
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBeVisible();
  }
  expect(await row(/Train another twin/)).toHaveAccessibleName(
    new RegExp(
      `${TRAINING_COST_CREDITS.fast} credits · ${740 - TRAINING_COST_CREDITS.fast} credits left after`,
    ),
  );
});

test('the studio of a creator (§2.3) opens a line by a press, by a link and after a reload, and keeps the focus', async () => {
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

test('the studio of a creator (§2.3) goes on with a picture while the list of twins is read again', async () => {
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

test.each(['dropped', 'pasted'])('photos %s anywhere in the studio open Steps 1 and 2', async (way) => {
  await openStudio('creator');
  await row(/Photos for another twin/);
  const data = { items: [], files: photos(2), types: ['Files'] };
  if (way === 'dropped') fireEvent.drop(screen.getByRole('heading', { level: 1 }), { dataTransfer: data });
  else fireEvent.paste(document.body, { clipboardData: data });
  expect(await screen.findByRole('button', { name: 'Remove photo-2.png' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fast Training' })).toBeVisible();
});

test('the studio of a creator (§2.3) has what is in progress open: a refund that is owed, and samples', async () => {
  storeValue('style-draft', { text: 'We opened at nine.', documents: [] });
  await openStudio('refund-owed');
  const step = within(await screen.findByRole('region', { name: 'Train your twin' }));
  expect(step.getByText(`You are owed ${TRAINING_COST_CREDITS.fast} credits`)).toBeVisible();
  expect(await screen.findByLabelText('Samples of your writing')).toHaveValue('We opened at nine.');
  expect(screen.queryByRole('button', { name: 'Collapse' })).not.toBeInTheDocument();
});

test('the studio of a creator (§2.3) has posts in a style open, and the style as a line, also with samples of which nothing can be seen', async () => {
  storeValue('style-draft', { text: ' \u200b\n', documents: [] });
  await openStudio('style-learned');
  expect(await row(/Train your writing style.*warm/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Generate Post' })).toBeVisible();
});

test('a newcomer begins with photos; everything else is a line that can be opened', async () => {
  const { user } = await openStudio('new-creator');
  await row(/Generate content/);
  expect(headings().slice(0, 3)).toEqual([
    'Your twins, $0 spent',
    'Upload your photos',
    expect.stringMatching(/^2Train your twin/),
  ]);
  expect(screen.getByText('No twin yet.')).toBeVisible();
  expect(rail().getByRole('link', { name: /Photos.*to do.*None yet/ })).toHaveAttribute('href', '#photos');
  await user.click(await row(/Generate images/));
  expect(await screen.findByRole('button', { name: 'Generate Image (FREE)' })).toBeVisible();
  await user.click(await row(/Train your writing style/));
  expect(screen.getByRole('button', { name: 'Analyze Writing Style' })).toBeVisible();
  await userEvent.upload(chooser()!, photos(MIN_TRAINING_PHOTOS));
  expect(await rail().findByRole('link', { name: /Photos.*done.*Good/ })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Fast Training' })).toBeVisible();
});

test('a new twin is introduced where the person looks, and its looks fill in the prompt (decision 10)', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user, backend } = await openStudio('training');
  await screen.findByRole('progressbar');
  await user.click(await row(/Photos for another twin/));
  await userEvent.upload(await screen.findByLabelText('Training photos'), photos(2));
  const credits = () => backend.db.ledger.all().length;
  const before = credits();
  backend.clock.advance(TRAINING_DURATION_MS.fast);
  // Not five seconds later.
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

test('a list of twins that cannot be read is not an empty one: the last known twins of this device stay, and pay for nothing', async () => {
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

test('a list of twins that cannot be read makes nobody a newcomer, and a refused one shows nothing', async () => {
  const page = await renderApp('/studio', { scenario: 'creator', faults: [...faults] });
  const { user, backend, reload } = page;
  const notice = (await screen.findByText('Couldn’t load your twins')).closest('[data-tone]');
  await row(/Photos for another twin/);
  await backend.faults.clear();
  await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('radio', { name: /ADA7K/ });
  await backend.faults.add({ operation: 'listTrainedModels', kind: 'status', status: 403 });
  await reload();
  expect(await screen.findByText('Couldn’t load your twins')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /ADA7K/ })).not.toBeInTheDocument();
});
