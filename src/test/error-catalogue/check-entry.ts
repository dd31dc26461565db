import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { atRest } from '#mocks/testing/test-requests.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import type { Toast } from '#shared/lib/toast.ts';
import type { TestPage } from '../prepare-page.ts';
import type { Action } from './actions.ts';
import {
  expectHeaderToShow,
  openPage,
  clickTwice,
  shownToast,
  signedInPage,
  type Setting,
} from './open-page.ts';

/** An entry of the catalogue (spec §5, §8), with its expectations. */
export interface CatalogueEntry extends Setting {
  /** The steps before pressing the button. */
  arrange?(page: TestPage): Promise<void>;
  /** The button, which is pressed twice at once and must be enabled at the end. */
  button(): HTMLElement;
  toast: { title: string; text: string; variant: Toast['variant'] };
  /** The text of the first toast, where a press shows two. */
  firstText?: string | undefined;
  /** The panel, which keeps title and text. */
  where(): HTMLElement;
  /** The text in the panel, if it differs from the toast. */
  inline?: readonly string[];
  /** The title is in the toast only. */
  isTitleElsewhere?: boolean;
  /** All changing calls, with their number after two presses. */
  requests?: Partial<Record<OperationId, number>>;
  /** The change of the balance; by default none. */
  credits?: number;
  /** The button has a disabled reason, before and after. */
  staysRefused?: boolean;
  /** Checks that the input is kept. */
  stored?(page: TestPage): unknown;
}

/** Tests an entry, named as in the specification. */
export function testEntry(title: string, entry: CatalogueEntry): void {
  // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect -- the words come with the table, the rest is in `play`.
  test(title, async () => void (await play(entry)));
}

/** Plays an entry in the whole app, and checks all that must hold at its end. */
export async function play(entry: CatalogueEntry): Promise<TestPage> {
  const { button, toast, where } = entry;
  const title = entry.isTitleElsewhere ? [] : [toast.title];
  const inline = [...title, ...(entry.inline ?? [toast.text])];
  const page = await openPage(entry);
  await signedInPage();
  await entry.arrange?.(page);
  await waitFor(button);
  const creditsBefore = page.credits();
  page.forgetNotices();
  page.requests.clear();

  clickTwice(button());

  await waitFor(() => expect(shownToast()).toEqual(toast));
  const first = entry.firstText === undefined ? [] : [{ ...toast, text: entry.firstText }];
  const notices = page.notices();
  expect(notices.slice(0, first.length)).toEqual(first);
  // A check without a request may show its toast at each press; a call shows one.
  const others = notices.slice(first.length);
  expect(others.length).toBeGreaterThan(0);
  expect(others.length).toBeLessThanOrEqual(entry.requests ? 1 : 2);
  for (const notice of others) expect(notice).toEqual(toast);

  for (const words of inline) expect(where()).toHaveTextContent(normal(words));

  await waitFor(() => expect(button()).toBeEnabled());
  expect(button()).not.toHaveAttribute('aria-busy');
  // A busy server may ask for a pause.
  const refused = entry.staysRefused ? 'true' : null;
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe(refused));

  // No further toast, call or charge.
  await atRest();
  expect(page.notices()).toHaveLength(notices.length);
  await entry.stored?.(page);
  expect(page.requests.changes()).toEqual(entry.requests ?? {});
  expect(page.credits() - creditsBefore).toBe(entry.credits ?? 0);
  await expectHeaderToShow(page.credits());
  expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object Object\]|<h1>/);
  return page;
}

/** Normalizes white space, as `toHaveTextContent` does. */
function normal(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The first call and two repetitions. */
const TIMES = 3;
/** A success may report a refusal (`ok: false`). */
const REFUSED_IN_A_SUCCESS: readonly string[] = ['trainTwin', 'generateImage'] satisfies OperationId[];
/** The default status of a fault with a readable answer. */
const USUAL: Partial<Record<Fault['kind'], number>> = { status: 500, body: 200 };

/** Checks a failed action: its destructive toast with this message, and the panel without the status. */
export function expectToFail(
  action: Action,
  fault: Omit<Fault, 'operation'>,
  message: string,
): Promise<TestPage> {
  const { operation } = action;
  const struck = { ...fault, operation };
  const unclear = isUnclear(struck) ? action.whenUnclear : undefined;
  const text = (unclear?.text ?? action.text)?.(message) ?? message;
  return play({
    ...action,
    faults: [struck],
    toast: { title: action.title, text, variant: 'destructive' },
    firstText: unclear?.firstText?.(message),
    inline: [
      (text.includes(message) ? message : text).replace(/^\d{3}: /, ''),
      ...(unclear?.addition === undefined ? [] : [unclear.addition]),
    ],
    requests: { ...action.requests, ...unclear?.requests, [operation]: isUnclear(struck) ? TIMES : 1 },
  });
}

/** Is the answer of this fault unclear, so that the call is repeated with its key (decision 54)? */
function isUnclear({ operation, kind, status = USUAL[kind] ?? 0 }: Fault): boolean {
  if (operation === '*' || operations[operation].headers.length === 0) return false;
  if (status >= 400 && status < 500) return [408, 429].includes(status);
  if (!(kind in USUAL)) return true;
  return status >= 500 ? operation !== 'trainTwin' : !REFUSED_IN_A_SUCCESS.includes(operation);
}
