import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { book } from '../../../mocks/db/ledger-book.ts';
import type { Fault } from '../../../mocks/server/faults.ts';
import {
  expectHeaderToShow,
  openPage,
  panel,
  pressTwice,
  shownToast,
  signedInPage,
  type Page,
} from '../error-catalogue/open-page.ts';
import {
  choosePhotos,
  generateButton,
  REFUNDED,
  trainButton,
  training,
  writePrompt,
} from '../error-catalogue/actions.ts';
import { variants } from './matrix.ts';

const picture = () =>
  within(panel('Generate images')).getByRole('img', { name: /^Picture of ADA7K: on a rooftop/ });

/** What was booked for Ada since `from`. */
const bookings = ({ backend }: Page, from = 0) =>
  backend.db.ledger
    .where(({ userId }) => userId === 'user_ada')
    .slice(from)
    .map(({ kind, amount }) => `${kind} ${amount}`);

async function openTraining(faults: readonly Fault[] = []) {
  const page = await openPage({ faults });
  await signedInPage();
  await choosePhotos(page);
  page.requests.clear();
  return { ...page, before: bookings(page).length };
}

async function openGenerator(faults: readonly Fault[]) {
  const page = await openPage({ faults });
  await signedInPage();
  await writePrompt(page);
  page.requests.clear();
  return { ...page, before: bookings(page).length };
}

describe('POST /api/users/me/deduct-credits, 402 without a balance', () => {
  it.each(
    variants([
      ['available missing', { error: 'No' }],
      ['available as a text', { error: 'No', available: '35' }],
      ['available negative', { error: 'No', available: -35 }],
      ['no JSON', 'sorry'],
    ] as const),
  )('%s: no balance is named, least of all one that would be enough', async (_, body) => {
    const page = await openTraining([{ operation: 'deductCredits', kind: 'body', status: 402, body }]);
    pressTwice(trainButton());
    await waitFor(() => expect(shownToast().title).toBe('Insufficient Credits'));
    expect(shownToast().text).toMatch(
      new RegExp(`^You need ${TRAINING_COST_CREDITS} credits[.] Your balance is`),
    );
    expect(page.requests.changes()).toEqual({ deductCredits: 1 });
  });
});

describe('POST /api/users/me/deduct-credits, Enter + click', () => {
  it('and the other mode at once: one training, one deduct', async () => {
    const page = await openTraining();
    trainButton().focus();
    await page.user.keyboard('{Enter}');
    pressTwice(trainButton());
    pressTwice(screen.getByRole('button', { name: 'Quality Training' }));
    await waitFor(() => screen.getByRole('progressbar', { name: /^Training, estimated/ }));
    expect(page.requests.changes()).toEqual({ deductCredits: 1, uploadTrainingPhotos: 1, trainTwin: 1 });
    expect(bookings(page, page.before)).toEqual([`charge -${TRAINING_COST_CREDITS}`]);
    await expectHeaderToShow(740 - TRAINING_COST_CREDITS);
  });
});

describe('POST /api/twins/train, refunded: true', () => {
  afterEach(() => vi.useRealTimers());

  it('the balance that was read stands everywhere, and no refund is asked for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const page = await openTraining([
      { operation: 'trainTwin', kind: 'delay', delayMs: 30_000 },
      { operation: 'trainTwin', kind: 'status', status: 502, body: { error: 'Away.', refunded: true } },
    ]);
    pressTwice(trainButton());
    await waitFor(() => expect(page.requests.changes()).toMatchObject({ trainTwin: 1 }));
    await expectHeaderToShow(740 - TRAINING_COST_CREDITS);
    const { db, clock } = page.backend;
    const charge = db.ledger.ofUser('user_ada').at(-1);
    const refund = {
      kind: 'refund',
      amount: TRAINING_COST_CREDITS,
      reference: charge?.reference ?? null,
    } as const;
    await db.transact(() => book(db, 'user_ada', refund, clock.now()));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Training Failed', text: `502: Away. ${REFUNDED}` }),
    );
    await expectHeaderToShow(740);
    await waitFor(() =>
      expect(within(training()).getAllByText(`${740 - TRAINING_COST_CREDITS} credits`)).toHaveLength(2),
    );
    expect(page.requests.changes()).toEqual({ deductCredits: 1, uploadTrainingPhotos: 1, trainTwin: 1 });
    expect(bookings(page, page.before)).toEqual([
      `charge -${TRAINING_COST_CREDITS}`,
      `refund ${TRAINING_COST_CREDITS}`,
    ]);
  });
});

describe('POST /api/users/me/deduct-credits answers nonsense: balance shown never negative/NaN; GET credits is the truth', () => {
  const answers: [string, unknown][] = [
    ['newBalance -1', { newBalance: -1 }],
    ['newBalance "800"', { newBalance: '800' }],
    ['newBalance missing with available given', { available: 735 }],
  ];

  it.each(variants(answers))('%s', async (_, body) => {
    const page = await openGenerator([{ operation: 'deductCredits', kind: 'body', body, afterEffect: true }]);
    pressTwice(generateButton());
    await waitFor(picture);
    await expectHeaderToShow(735);
    expect(bookings(page, page.before)).toEqual(['charge -5']);
    expect(page.notices()).toEqual([]);
    expect(document.body).not.toHaveTextContent(/NaN|undefined|-1 credits|800 credits/);
  });

  it('and the balance is unknown when it cannot be read after that', async () => {
    const page = await openGenerator([
      { operation: 'deductCredits', kind: 'body', body: { newBalance: -1 }, afterEffect: true },
    ]);
    await expectHeaderToShow(740);
    await page.backend.faults.add({ operation: 'getCredits', kind: 'body', body: { credits: -1 } });
    pressTwice(generateButton());
    await waitFor(picture);
    await expectHeaderToShow('unknown');
    expect(document.body).not.toHaveTextContent('-1');
  });
});
