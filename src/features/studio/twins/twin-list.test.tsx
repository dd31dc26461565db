import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { personOf } from '#mocks/domain/hash.ts';
import type { Fault } from '#mocks/server/faults.ts';
import { TwinFace } from '#shared/ui/twin-face.tsx';
import { renderApp } from '#test/render-app.tsx';

const list = () => screen.findByRole('region', { name: /^Your twins/ });
const openPage = (name: string, user: UserEvent) =>
  user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name }));

async function openStudio(scenario: 'creator' | 'agency', ...faults: Fault[]) {
  const page = await renderApp('/studio', { scenario, faults });
  return { ...page, twins: within(await list()) };
}

describe('the list of twins (§2.3, §4.7, §9.7)', () => {
  test('counts two dollars per twin', async () => {
    const { twins } = await openStudio('creator');
    expect(await screen.findByRole('heading', { name: 'Your twins, $4 spent' })).toBeVisible();
    expect(twins.getByText(/^A twin counts as \$2/)).toBeVisible();
  });

  test('shows trigger word, date, status', async () => {
    const { twins } = await openStudio('creator');
    await screen.findByRole('heading', { name: 'Your twins, $4 spent' });
    expect(twins.getByText('ADA7K')).toBeVisible();
    expect(twins.getByRole('radio', { name: /^Twin 2 · ADA2M/ })).toBeInTheDocument();
    expect(twins.getByText('Nov 18, 2026')).toBeVisible();
    expect(twins.getAllByText('Ready')).toHaveLength(2);
  });

  test('selects the active twin of the generator by keyboard', async () => {
    const { user, twins } = await openStudio('creator');
    const [first, second] = await twins.findAllByRole('radio');
    expect(first).toBeChecked();
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(second).toBeChecked();
    // The list and the prompt of the generator show the trigger word.
    expect(screen.getAllByText('ADA2M')).toHaveLength(2);
  });

  test('shows missing fields as unknown', async () => {
    const body = [{ trigger_word: null, status: 'ready', completedAt: 'yesterday' }];
    const { twins } = await openStudio('creator', { operation: 'listTrainedModels', kind: 'body', body });
    const name = 'Your twin · no trigger word, completed date unknown, ready';
    expect(await twins.findByRole('radio', { name })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/Invalid Date|undefined/);
  });

  test('finds one of 500 twins', async () => {
    const { user, twins } = await openStudio('agency');
    const search = await twins.findByRole('searchbox', { name: 'Search your twins' });
    expect(twins.getByText('500 twins')).toBeVisible();
    const word = twins.getByText(/\w/, { selector: 'label:nth-of-type(17) [translate=no]' }).textContent;
    await user.type(search, word);
    expect(await twins.findByText(/^\d of 500 twins$/)).toBeVisible();
    await user.clear(search);
    await user.type(search, 'nobody');
    expect(await twins.findByText('No twin matches “nobody”.')).toBeVisible();
  });

  test('renders 500 twins while scrolling', async () => {
    const { user, twins } = await openStudio('agency');
    const group = await twins.findByRole('group', { name: 'Active twin' });
    expect(twins.getAllByRole('radio')).toHaveLength(24);
    fireEvent.scroll(group.lastElementChild!);
    const more = twins.getAllByRole('radio');
    expect(more).toHaveLength(48);
    const chosen = more[40]?.getAttribute('aria-label') ?? '';
    await user.click(twins.getByRole('radio', { name: chosen }));
    await openPage('Dashboard', user);
    await openPage('Studio', user);
    const after = await within(await list()).findAllByRole('radio');
    expect(after).toHaveLength(25);
    expect(screen.getByRole('radio', { name: chosen })).toBeChecked();
  });
});

describe('the face of a twin', () => {
  test('is the drawing for its trigger word or its latest picture', () => {
    const { container, rerender } = render(<TwinFace triggerWord="ADA7K" picture={undefined} className="" />);
    const face = () => container.querySelector('img');
    for (const word of ['ADA2M', 'Zoë', 'ADA7K']) {
      rerender(<TwinFace triggerWord={word} picture={undefined} className="" />);
      expect(face()?.src).toContain(`/${String(personOf(word)).padStart(2, '0')}.svg`);
    }
    const drawn = face()?.getAttribute('src');
    expect(personOf('ADA7K')).not.toBe(personOf('ADA2M'));
    rerender(<TwinFace triggerWord="ADA7K" className="" picture="/created.png" />);
    expect(face()).toHaveAttribute('src', '/created.png');
    fireEvent.error(face()!);
    expect(face()).toHaveAttribute('src', drawn);
  });

  test('is the same in the studio as on the dashboard', async () => {
    const { user, twins } = await openStudio('creator');
    const face = () => screen.getAllByRole('radio')[0]?.closest('label')?.querySelector('img');
    await twins.findAllByRole('radio');
    const drawn = face()?.src;
    await user.type(await screen.findByRole('textbox', { name: 'Your prompt' }), 'in a hat');
    await user.click(screen.getByRole('button', { name: 'Generate Image (FREE)' }));
    await waitFor(() => expect(face()?.src).not.toBe(drawn));
    const src = face()?.src ?? '';
    await openPage('Dashboard', user);
    const link = await screen.findByRole('link', { name: /Open your studio/ });
    await waitFor(() => expect(link.querySelector('img')?.src).toBe(src));
  });
});
