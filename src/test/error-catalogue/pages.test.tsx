import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from './open-page.ts';

const title = (name: string) => screen.getByRole('heading', { level: 1, name });

describe("Job Not Found: The job you're looking for doesn't exist or has been deleted. (§2.6, §8.12)", () => {
  test('in place of the page of a job that never was, and leads home', async () => {
    const page = await openPage({ path: '/job/job_nobody_has' });
    await waitFor(() => title('Job Not Found'));
    expect(screen.getByText("The job you're looking for doesn't exist or has been deleted.")).toBeVisible();
    expect(document.title).toMatch(/^Job Not Found/);
    // The page itself says it, so there is no toast.
    expect(page.notices()).toEqual([]);
    expect(page.requests.paths('getJob')).toHaveLength(1);
    await page.user.click(screen.getByRole('link', { name: 'Back to Home' }));
    await waitFor(() => title('Your studio'));
    expect(window.location.pathname).toBe('/');
  });

  test('of somebody else’s job, which tells nothing of it', async () => {
    await openPage({ path: '/job/job_complete', scenario: 'new-creator' });
    await waitFor(() => title('Job Not Found'));
    expect(document.body).not.toHaveTextContent('A candle');
  });
});

describe('404 Page Not Found (§2.1, §8.13)', () => {
  test.each(['/nowhere', '/job'])('at %s, signed in', async (path) => {
    await openPage({ path });
    await waitFor(() => title('404 Page Not Found'));
    expect(document.title).toMatch(/^404 Page Not Found/);
    expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
  });

  test('signed out', async () => {
    await openPage({ path: '/job/a/b', scenario: 'signed-out' });
    await waitFor(() => expect(title('404 Page Not Found')).toBeVisible());
    expect(screen.getAllByText(/404/)).toHaveLength(1);
  });
});
