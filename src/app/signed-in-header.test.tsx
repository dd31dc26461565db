import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { reloadCredits } from '#entities/credits/credits.ts';
import { BUY_MORE_BELOW_CREDITS as LIMIT } from '#openapi/limits.gen.ts';
import { expectHeaderToShow, openSignedIn } from '#test/error-catalogue/open-page.ts';
import { renderApp } from '#test/render-app.tsx';

describe('the header of the signed-in screens (§2.3, §9.4)', () => {
  /** Opens a screen with one credit less than the limit. The next balance is the limit. */
  async function openBelowLimit() {
    const balance = (credits: number) =>
      ({ operation: 'getCredits', kind: 'body', body: { credits } }) as const;
    await openSignedIn({ faults: [{ ...balance(LIMIT - 1), times: 1 }, balance(LIMIT)] });
    await expectHeaderToShow(LIMIT - 1);
    return within(screen.getAllByRole('banner')[0]!);
  }

  test('links to /#pricing below the limit of credits', async () => {
    const header = await openBelowLimit();
    expect(header.getByRole('link', { name: 'Buy More' })).toHaveAttribute('href', '/#pricing');
  });

  test('signs out by a link to /api/logout', async () => {
    const header = await openBelowLimit();
    expect(header.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
  });

  test('does not link to /#pricing with enough credits', async () => {
    const header = await openBelowLimit();
    await act(reloadCredits);
    await expectHeaderToShow(LIMIT);
    expect(header.queryByRole('link', { name: 'Buy More' })).not.toBeInTheDocument();
  });

  test.each(['/checkout/success', '/checkout/cancel', '/nowhere', '/job/none'])(
    'is shown at %s',
    async (path) => {
      await renderApp(path, { scenario: 'creator' });
      expect(await screen.findByRole('link', { name: 'Sign Out' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Create' })).toBeVisible();
      expect(screen.getAllByRole('banner')).toHaveLength(1);
    },
  );
});

test('an unknown page has no Sign Out when signed out', async () => {
  await renderApp('/nowhere', { scenario: 'signed-out' });
  expect(await screen.findByText('Page Not Found')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign Out' })).not.toBeInTheDocument();
});
