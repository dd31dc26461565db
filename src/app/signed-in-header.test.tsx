import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reloadCredits } from '#entities/credits/credits.ts';
import { BUY_MORE_BELOW_CREDITS as LIMIT } from '#openapi/limits.gen.ts';
import { expectHeaderToShow, openSignedIn } from '#test/error-catalogue/open-page.ts';
import { renderApp } from '#test/render-app.tsx';

test('the header of the signed-in screens (§2.3, §9.4) links to /#pricing with fewer credits than the limit, and signs out by a link to /api/logout', async () => {
  const balance = (credits: number) =>
    ({ operation: 'getCredits', kind: 'body', body: { credits } }) as const;
  await openSignedIn({ faults: [{ ...balance(LIMIT - 1), times: 1 }, balance(LIMIT)] });
  const header = within(screen.getAllByRole('banner')[0]!);
  await expectHeaderToShow(LIMIT - 1);
  expect(header.getByRole('link', { name: 'Buy More' })).toHaveAttribute('href', '/#pricing');
  expect(header.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
  await act(reloadCredits);
  await expectHeaderToShow(LIMIT);
  expect(header.queryByRole('link', { name: 'Buy More' })).not.toBeInTheDocument();
});

test.each(['/checkout/success', '/checkout/cancel', '/nowhere', '/job/none'])(
  'the header of the signed-in screens is also at %s',
  async (path) => {
    await renderApp(path, { scenario: 'creator' });
    expect(await screen.findByRole('link', { name: 'Sign Out' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create' })).toBeVisible();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
  },
);

test('a page that does not exist has no Sign Out without a user', async () => {
  await renderApp('/nowhere', { scenario: 'signed-out' });
  expect(await screen.findByText('Page Not Found')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign Out' })).not.toBeInTheDocument();
});
