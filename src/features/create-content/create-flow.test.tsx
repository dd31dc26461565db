import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notify } from '#shared/lib/toast.ts';
import { renderApp } from '#test/render-app.tsx';

test('the Create menu opens, closes with Escape and by a press elsewhere, and a failed job starts again with its brief', async () => {
  const { user } = await renderApp('/job/job_error', { scenario: 'job-error' });
  const button = await screen.findByRole('button', { name: 'Create' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const list = within(screen.getByRole('navigation')).getAllByRole('listitem');
  expect(list.map((item) => item.textContent)).toEqual([
    'Create Commercial',
    'Create AI Twin',
    'Pic to Image',
    'Create Short Reel',
  ]);
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(document.body);
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await user.click(await screen.findByRole('button', { name: 'Create again with the same brief' }));
  expect(await screen.findByRole('dialog', { name: 'Create AI Twin' })).toBeInTheDocument();
  expect(await screen.findByLabelText('Brand vibe and guidelines')).toHaveValue('Calm and precise');
  expect(screen.getByRole('radio', { name: 'YouTube' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '16:9' })).toBeChecked();
  expect(screen.getByLabelText('Schedule')).toHaveValue('2026-11-24T18:00');
  expect(screen.getByText(/This device does not have the photos of that job/)).toBeVisible();
});

test('a form is rendered, hidden, when the mouse or the focus reaches what opens it; a press shows it, and Escape removes it', async () => {
  const { user } = await renderApp('/studio', { scenario: 'creator' });
  const menu = await screen.findByRole('button', { name: 'Create' });
  await user.click(menu);
  const commercial = screen.getByRole('button', { name: 'Create Commercial' });
  const reel = screen.getByRole('button', { name: 'Create Short Reel' });
  await user.tab();
  await screen.findByText('Create Commercial', { selector: 'h2' });
  await user.hover(reel);
  await screen.findByText('Create Short Reel', { selector: 'h2' });
  const idea = screen.getByLabelText('Script idea or product description');
  expect(idea).not.toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toBeVisible();
  notify({ tone: 'info', title: 'Seen beside a hidden form' });
  expect(await screen.findByText('Seen beside a hidden form')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(idea).toBeInTheDocument();

  await user.click(menu);
  await user.click(reel);
  const form = await screen.findByRole('dialog', { name: 'Create Short Reel' });
  expect(form).toContainElement(idea);
  expect(idea).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'TikTok' })).toHaveFocus());
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  await user.hover(commercial);
  expect(form).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  await waitFor(() => expect(menu).toHaveFocus());
});

test('a hidden form gives way to a failed job that is created again', async () => {
  const { user } = await renderApp('/job/job_error', { scenario: 'job-error' });
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  await user.hover(screen.getByRole('button', { name: 'Create AI Twin' }));
  await screen.findByText('Create AI Twin', { selector: 'h2' });
  await user.click(screen.getByRole('button', { name: 'Create again with the same brief' }));
  await screen.findByRole('dialog', { name: 'Create AI Twin' });
  expect(await screen.findByLabelText('Brand vibe and guidelines')).toHaveValue('Calm and precise');
});
