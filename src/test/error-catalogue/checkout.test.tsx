import { screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { leaveApp } from '../../features/pricing/use-checkout.ts';
import { ACTIONS } from './actions.ts';
import { describeFailures } from './check-failure.ts';

// A test page cannot be left.
beforeEach(() => {
  vi.spyOn(leaveApp, 'to').mockImplementation(() => {});
});

function nothingElseHappened() {
  expect(leaveApp.to).not.toHaveBeenCalled();
  for (const name of ['Starter', 'Creator']) {
    expect(screen.getByRole('listitem', { name })).not.toHaveTextContent('Checkout Failed');
  }
}

describeFailures(
  'Checkout Failed: the error message, or Failed to start checkout. Please try again. (§8.2)',
  { ...ACTIONS['choosing a plan'], kept: nothingElseHappened },
  [
    [
      'the server says why',
      { kind: 'status', status: 500, body: { error: 'Payments are down.' } },
      '500: Payments are down.',
    ],
    [
      'there is no url in the answer',
      { kind: 'body', body: {} },
      'Failed to start checkout. Please try again.',
    ],
  ],
);
