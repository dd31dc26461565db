import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { personOf } from '#mocks/domain/hash.ts';
import type { Fault } from '#mocks/server/faults.ts';
import { TwinFace } from '#shared/ui/twin-face.tsx';
import { renderApp } from '#test/render-app.tsx';

const list = () => screen.findByRole('region', { name: /^Your twins/ });
const leaveFor = (name: string, user: UserEvent) =>
  user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name }));

async function openStudio(scenario: 'creator' | 'agency', ...faults: Fault[]) {
  const page = await renderApp('/studio', { scenario, faults });
  return { ...page, twins: within(await list()) };
}

test('the list of twins (§2.3, §9.7) shows trigger word, completed date and a Ready badge, and two dollars per twin; one is selected with the keyboard, as the active model of the generator (§4.7)', async () => {
  const { user, twins } = await openStudio('creator');
  expect(await screen.findByRole('heading', { name: 'Your twins, $4 spent' })).toBeVisible();
  expect(twins.getByText(/^A twin counts as \$2/)).toBeVisible();
  expect(twins.getByText('ADA7K')).toBeVisible();
  expect(twins.getByRole('radio', { name: /^Twin 2 · ADA2M/ })).toBeInTheDocument();
  expect(twins.getByText('Nov 18, 2026')).toBeVisible();
  expect(twins.getAllByText('Ready')).toHaveLength(2);
  const [first, second] = await twins.findAllByRole('radio');
  expect(first).toBeChecked();
  first?.focus();
  await user.keyboard('{ArrowDown}');
  expect(second).toBeChecked();
  // The generator takes it up: its prompt starts with the word.
  expect(screen.getAllByText('ADA2M')).toHaveLength(2);
});

test('the list of twins (§2.3, §9.7) shows missing fields as unknown', async () => {
  const body = [{ trigger_word: null, status: 'ready', completedAt: 'yesterday' }];
  const { twins } = await openStudio('creator', { operation: 'listTrainedModels', kind: 'body', body });
  const name = 'Your twin · no trigger word, completed date unknown, ready';
  expect(await twins.findByRole('radio', { name })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/Invalid Date|undefined/);
});

test('the list of twins (§2.3, §9.7) finds one of 500, and renders them while scrolling, but always the selected one', async () => {
  const { user, twins } = await openStudio('agency');
  const search = await twins.findByRole('searchbox', { name: 'Search your twins' });
  expect(twins.getByText('500 twins')).toBeVisible();
  const word = twins.getByText(/\w/, { selector: 'label:nth-of-type(17) [translate=no]' }).textContent;
  await user.type(search, word);
  expect(await twins.findByText(/^\d of 500 twins$/)).toBeVisible();
  await user.clear(search);
  await user.type(search, 'nobody');
  expect(await twins.findByText('No twin matches “nobody”.')).toBeVisible();
  await user.clear(search);

  const group = await twins.findByRole('group', { name: 'Active twin' });
  expect(twins.getAllByRole('radio')).toHaveLength(24);
  fireEvent.scroll(group.lastElementChild!);
  const more = twins.getAllByRole('radio');
  expect(more).toHaveLength(48);
  const chosen = more[40]?.getAttribute('aria-label') ?? '';
  await user.click(twins.getByRole('radio', { name: chosen }));
  await leaveFor('Dashboard', user);
  await leaveFor('Studio', user);
  const after = await within(await list()).findAllByRole('radio');
  expect(after).toHaveLength(25);
  expect(screen.getByRole('radio', { name: chosen })).toBeChecked();
});

test('the face of a twin is the person whom the simulated backend draws for the trigger word, or its latest picture if that can be loaded', () => {
  const { container, rerender } = render(<TwinFace triggerWord="ADA7K" picture={undefined} className="" />);
  const face = () => container.querySelector('img');
  for (const word of ['ADA2M', 'Zoë', 'ADA7K']) {
    rerender(<TwinFace triggerWord={word} picture={undefined} className="" />);
    expect(face()?.src).toContain(`/${String(personOf(word)).padStart(2, '0')}.svg`);
  }
  const drawn = face()?.getAttribute('src');
  expect(personOf('ADA7K')).not.toBe(personOf('ADA2M'));
  rerender(<TwinFace triggerWord="ADA7K" className="" picture="/made.png" />);
  expect(face()).toHaveAttribute('src', '/made.png');
  fireEvent.error(face()!);
  expect(face()).toHaveAttribute('src', drawn);
});

test('the face of a twin is the same picture in the studio and on the dashboard', async () => {
  const { user, twins } = await openStudio('creator');
  const face = () => screen.getAllByRole('radio')[0]?.closest('label')?.querySelector('img');
  await twins.findAllByRole('radio');
  const drawn = face()?.src;
  await user.type(await screen.findByRole('textbox', { name: 'Your prompt' }), 'in a hat');
  await user.click(screen.getByRole('button', { name: 'Generate Image (FREE)' }));
  await waitFor(() => expect(face()?.src).not.toBe(drawn));
  const src = face()?.src ?? '';
  await leaveFor('Dashboard', user);
  const link = await screen.findByRole('link', { name: /Open your studio/ });
  await waitFor(() => expect(link.querySelector('img')?.src).toBe(src));
});
