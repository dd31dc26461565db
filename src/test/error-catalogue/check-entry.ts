import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
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
  /** The steps before the click. */
  arrange?(page: TestPage): Promise<void>;
  /** The button. It is clicked twice without a render between, and must be enabled at the end. */
  button(): HTMLElement;
  toast: { title: string; text: string; variant: Toast['variant'] };
  /** The text of the first toast, where a click shows two. */
  firstText?: string | undefined;
  /** The panel that shows title and text. */
  where(): HTMLElement;
  /** The text in the panel, if it differs from the toast. */
  inline?: readonly string[];
  /** The title is in the toast only. */
  isTitleElsewhere?: boolean;
  /** All changing requests, with their number after two clicks. */
  requests?: Partial<Record<OperationId, number>>;
  /** The change of the balance; by default none. */
  credits?: number;
  /** The button has a disabled reason, before and after. */
  staysRefused?: boolean;
  /** Checks that the input is preserved. */
  stored?(page: TestPage): unknown;
}

/**
 * Tests an entry of the catalogue.
 * @param name its title and section in the specification
 */
export function testEntry(name: string, behavior: string, entry: CatalogueEntry): void {
  // oxlint-disable-next-line vitest/valid-title -- the titles are parameters.
  describe(name, () => {
    // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect -- `checkEntry` has the expectations.
    test(behavior, async () => void (await checkEntry(entry)));
  });
}

/** Runs an entry in the whole app, and checks everything that must hold at its end. */
export async function checkEntry(entry: CatalogueEntry): Promise<TestPage> {
  const { button, toast, where } = entry;
  const inlineTitle = entry.isTitleElsewhere ? [] : [toast.title];
  const inlineTexts = [...inlineTitle, ...(entry.inline ?? [toast.text])];
  const page = await openPage(entry);
  await signedInPage();
  await entry.arrange?.(page);
  await waitFor(button);
  const creditsBefore = page.credits();
  page.forgetNotices();
  page.requests.clear();

  clickTwice(button());

  await waitFor(() => expect(shownToast()).toEqual(toast));
  const firstToasts = entry.firstText === undefined ? [] : [{ ...toast, text: entry.firstText }];
  const notices = page.notices();
  expect(notices.slice(0, firstToasts.length)).toEqual(firstToasts);
  // A request shows one toast. A check without a request may show its toast for each click.
  const furtherToasts = notices.slice(firstToasts.length);
  expect(furtherToasts.length).toBeGreaterThan(0);
  expect(furtherToasts.length).toBeLessThanOrEqual(entry.requests ? 1 : 2);
  for (const notice of furtherToasts) expect(notice).toEqual(toast);

  for (const text of inlineTexts) expect(where()).toHaveTextContent(normalizeSpace(text));

  await waitFor(() => expect(button()).toBeEnabled());
  expect(button()).not.toHaveAttribute('aria-busy');
  // A busy server may request a pause.
  const refused = entry.staysRefused ? 'true' : null;
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe(refused));

  // Expect no further toast, request or charge.
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
function normalizeSpace(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The first request and two repetitions. */
const TIMES = 3;
/** A success may report a refusal (`ok: false`). */
const REFUSED_IN_A_SUCCESS: readonly string[] = ['trainTwin', 'generateImage'] satisfies OperationId[];
/** The default status of a fault with a readable response. */
const USUAL: Partial<Record<Fault['kind'], number>> = { status: 500, body: 200 };

/** Checks a failed action: its destructive toast with this message, and the panel without the status. */
export function expectToFail(
  action: Action,
  fault: Omit<Fault, 'operation'>,
  message: string,
): Promise<TestPage> {
  const { operation } = action;
  const operationFault = { ...fault, operation };
  const unclear = isUnclear(operationFault) ? action.whenUnclear : undefined;
  const text = (unclear?.text ?? action.text)?.(message) ?? message;
  return checkEntry({
    ...action,
    faults: [operationFault],
    toast: { title: action.title, text, variant: 'destructive' },
    firstText: unclear?.firstText?.(message),
    inline: [
      (text.includes(message) ? message : text).replace(/^\d{3}: /, ''),
      ...(unclear?.addition === undefined ? [] : [unclear.addition]),
    ],
    requests: {
      ...action.requests,
      ...unclear?.requests,
      [operation]: isUnclear(operationFault) ? TIMES : 1,
    },
  });
}

/** Whether the response of this fault is unclear. The request is then repeated with its key (decision 54). */
function isUnclear({ operation, kind, status = USUAL[kind] ?? 0 }: Fault): boolean {
  if (operation === '*' || operations[operation].headers.length === 0) return false;
  if (status >= 400 && status < 500) return status === 408 || status === 429;
  if (!(kind in USUAL)) return true;
  return status >= 500 ? operation !== 'trainTwin' : !REFUSED_IN_A_SUCCESS.includes(operation);
}
