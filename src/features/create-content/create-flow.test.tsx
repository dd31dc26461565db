import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '#test/render-app.tsx';

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
