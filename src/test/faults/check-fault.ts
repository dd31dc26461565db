import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Fault } from '../../../mocks/server/faults.ts';
import {
  expectHeaderToShow,
  openPage,
  pressTwice,
  shownToast,
  signedInPage,
  type Page,
} from '../error-catalogue/open-page.ts';
import type { Action } from './actions.ts';

/**
 * Plays one action whose call goes wrong: its own toast, once; one request; the button back; what was put in kept;
 * credits conserved; nothing of the answer's markup or of our own mistakes on the screen.
 */
export async function expectToFail(
  action: Action,
  fault: Omit<Fault, 'operation'>,
  message: string,
): Promise<Page> {
  const page = await openPage({
    path: action.path,
    faults: [{ operation: action.operation, ...fault }],
  });
  await signedInPage();
  await action.arrange?.(page);
  await waitFor(() => expect(action.button()).toBeEnabled());
  const creditsBefore = page.credits();
  page.forgetNotices();
  page.requests.clear();

  pressTwice(action.button());

  const toast = {
    title: action.title,
    text: action.text?.(message) ?? message,
    variant: 'destructive' as const,
  };
  await waitFor(() => expect(shownToast()).toEqual(toast));
  await waitFor(() => expect(action.button()).toBeEnabled());
  expect(action.button()).not.toHaveAttribute('aria-disabled');
  expect(page.notices()).toEqual([toast]);
  action.kept?.();
  expect(page.requests.changes()).toEqual(action.requests);
  expect(creditsBefore - page.credits()).toBe(action.costs);
  await expectHeaderToShow(page.credits());
  expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object Object\]|<h1>/);
  return page;
}
