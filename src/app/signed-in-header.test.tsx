import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reloadCredits } from '#entities/credits/credits.ts';
import { BUY_MORE_BELOW_CREDITS as LIMIT } from '#openapi/limits.gen.ts';
import { expectHeaderToShow, openSignedIn } from '#test/error-catalogue/open-page.ts';

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
