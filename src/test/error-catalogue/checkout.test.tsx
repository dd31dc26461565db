import { screen, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import type { Fault } from '../../../mocks/server/faults.ts';
import { leaveApp } from '../../features/pricing/leave-app.ts';
import { describeEntry, type CatalogueEntry } from './check-entry.ts';

// A test page cannot be left.
beforeEach(() => {
  vi.spyOn(leaveApp, 'to').mockImplementation(() => {});
});

const plan = (name: string) => screen.getByRole('listitem', { name });
const choose = (name: string) => () => within(plan(name)).getByRole('button', { name: `Choose ${name}` });

const failed = (
  when: string,
  fault: Omit<Fault, 'operation'>,
  text: string,
  inline = text,
): CatalogueEntry => ({
  when,
  faults: [{ operation: 'createCheckout', ...fault }],
  button: choose('Pro'),
  toast: { title: 'Checkout Failed', text, variant: 'destructive' },
  where: () => plan('Pro'),
  inline: [inline],
  requests: { createCheckout: 1 },
  kept: nothingElseHappened,
});

function nothingElseHappened() {
  expect(leaveApp.to).not.toHaveBeenCalled();
  expect(plan('Starter')).not.toHaveTextContent('Checkout Failed');
  expect(plan('Creator')).not.toHaveTextContent('Checkout Failed');
}

describeEntry('Checkout Failed: the error message, or Failed to start checkout. Please try again. (§8.2)', [
  failed(
    'when the server says why',
    { kind: 'status', status: 500, body: { error: 'Payments are down.' } },
    '500: Payments are down.',
    'Payments are down.',
  ),
  failed('when the server says nothing', { kind: 'empty', status: 500 }, '500: Internal Server Error'),
  failed(
    'when a proxy answers with a page',
    { kind: 'html', status: 502 },
    '502: The server answered with an error page (Bad Gateway).',
  ),
  failed(
    'when the line breaks',
    { kind: 'network' },
    "Can't reach the server. Check your connection and try again.",
  ),
  failed(
    'when there is no url in the answer',
    { kind: 'body', body: {} },
    'Failed to start checkout. Please try again.',
  ),
]);
