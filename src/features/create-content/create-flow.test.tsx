import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';

const menuButton = () => screen.findByRole('button', { name: 'Create' });

describe('creating content, from the header to the job page', () => {
  test('starts again from a failed job with its brief', async () => {
    const { user } = await renderApp('/job/job_error', { scenario: 'job-error' });
    const again = { name: 'Create again with the same brief' };
    await user.click(await screen.findByRole('button', again));
    expect(await screen.findByRole('dialog', { name: 'Create AI Twin' })).toBeInTheDocument();
    expect(await screen.findByLabelText('Brand vibe and guidelines')).toHaveValue('Calm and precise');
    expect(screen.getByRole('radio', { name: 'YouTube' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '16:9' })).toBeChecked();
    expect(screen.getByLabelText('Schedule')).toHaveValue('2026-11-24T18:00');
  });

  test('a session that ends while creating shows the landing, and keeps the text', async () => {
    const { user, backend } = await renderApp('/dashboard', { scenario: 'creator' });
    await user.click(await menuButton());
    await user.click(
      within(screen.getByRole('navigation')).getByRole('button', { name: 'Create Commercial' }),
    );
    await user.click(await screen.findByLabelText('Brand vibe and guidelines'));
    await user.paste('Warm');
    await user.click(screen.getByLabelText('Script idea or product description'));
    await user.paste('Three things');
    await backend.faults.add({ operation: '*', kind: 'status', status: 401 });
    await user.click(screen.getByRole('button', { name: 'Create job' }));
    expect((await screen.findAllByRole('link', { name: /Sign In/ })).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('twin-studio:brief-draft-commercial:user_ada')).toContain('Three things');
  });
});

describe('the create menu', () => {
  test('opens, closes with Escape and returns the focus', async () => {
    const { user } = await renderApp('/dashboard', { scenario: 'creator' });
    const button = await menuButton();
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
  });
});
