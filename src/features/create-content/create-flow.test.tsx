import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createButton, fillBrief } from '#test/error-catalogue/actions.ts';
import { renderApp } from '#test/render-app.tsx';

describe('the Create menu', () => {
  async function openMenu() {
    const { user } = await renderApp('/job/job_error', { scenario: 'job-error' });
    const button = await screen.findByRole('button', { name: 'Create' });
    await user.click(button);
    return { user, button };
  }

  test('lists the content types', async () => {
    const { button } = await openMenu();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const nav = within(screen.getByRole('navigation'));
    expect(nav.getAllByRole('listitem')).toHaveLength(4);
    for (const name of ['Create Commercial', 'Pic to Image', 'Create Short Reel'])
      expect(nav.getByRole('button', { name })).toBeVisible();
    expect(nav.getByRole('button', { name: 'Create AI Twin' })).toHaveAccessibleDescription(
      'A video of you on camera.',
    );
  });

  test('closes with Escape', async () => {
    const { user, button } = await openMenu();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  test('closes by a click elsewhere', async () => {
    const { user, button } = await openMenu();
    await user.click(document.body);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a failed job is created again with its brief', async () => {
  const { user } = await renderApp('/job/job_error', { scenario: 'job-error' });
  await user.click(await screen.findByRole('button', { name: 'Create again with the same brief' }));
  expect(await screen.findByRole('dialog', { name: 'Create AI Twin' })).toBeInTheDocument();
  expect(await screen.findByLabelText('Brand vibe and guidelines')).toHaveValue('Calm and precise');
  expect(screen.getByRole('radio', { name: 'YouTube' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '16:9' })).toBeChecked();
  expect(screen.getByLabelText('Schedule')).toHaveValue('2026-11-24T18:00');
  expect(screen.getByText(/^Add the photos again/)).toBeVisible();
});

test('the form of Create Short Reel opens with the focus on its platform', async () => {
  const { user } = await renderApp('/studio', { scenario: 'creator' });
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  await user.click(screen.getByRole('button', { name: 'Create Short Reel' }));
  await screen.findByRole('dialog', { name: 'Create Short Reel' });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'TikTok' })).toHaveFocus());
});

test('closing a form returns the focus to the Create menu', async () => {
  const { user } = await renderApp('/studio', { scenario: 'creator' });
  const menu = await screen.findByRole('button', { name: 'Create' });
  await user.click(menu);
  await user.click(screen.getByRole('button', { name: 'Create Short Reel' }));
  const form = await screen.findByRole('dialog', { name: 'Create Short Reel' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  await waitFor(() => expect(menu).toHaveFocus());
});

test('a form is not rendered before it is opened', async () => {
  const { user } = await renderApp('/studio', { scenario: 'creator' });
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  await user.hover(screen.getByRole('button', { name: 'Create Short Reel' }));
  expect(screen.queryByLabelText('Script idea or product description')).not.toBeInTheDocument();
});

test('Back closes a form', async () => {
  const { user } = await renderApp('/dashboard', { scenario: 'creator' });
  await user.click((await screen.findAllByRole('button', { name: /^Create AI Twin/ }))[0]!);
  const form = await screen.findByRole('dialog', { name: 'Create AI Twin' });
  await waitFor(() => expect(history.state).toMatchObject({ openDialogs: 1 }));
  act(() => history.back());
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(location.pathname).toBe('/dashboard');
});

test('the toast that promises a redirect is closed on the page of the job', async () => {
  const { user } = await renderApp('/dashboard', { scenario: 'creator' });
  await user.click((await screen.findAllByRole('button', { name: /^Create Short Reel/ }))[0]!);
  await fillBrief({ user });
  await user.click(createButton());
  expect(await screen.findByText('Job Created Successfully')).toBeInTheDocument();
  await screen.findByRole('heading', { level: 1, name: /reel/i });
  await waitFor(() => expect(screen.queryByText('Job Created Successfully')).not.toBeInTheDocument());
});
