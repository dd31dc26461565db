import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  MAX_TRAINING_PHOTOS as MAX,
  MIN_TRAINING_PHOTOS as MIN,
  RECOMMENDED_TRAINING_PHOTOS,
  TRAINING_COST_CREDITS,
} from '#openapi/limits.gen.ts';
import { photos } from '../photos.ts';
import {
  ACTIONS,
  choosePhotos,
  PERHAPS_REFUNDED,
  PLENTY,
  REFUNDED,
  shownPhotos,
  trainButton as fast,
  training,
  upload,
} from './actions.ts';
import { describeEntry, play, type CatalogueEntry } from './check-entry.ts';
import { answered, describeFailures, refused } from './check-failure.ts';
import { expectHeaderToShow, openSignedIn, shownToast } from './open-page.ts';

const quality = () => within(training()).getByRole('button', { name: 'Quality Training' });
const { min, max } = RECOMMENDED_TRAINING_PHOTOS;
const TAKEN = `${MIN}-${MAX}`;
const ONE_TRAINING = { deductCredits: 1, uploadTrainingPhotos: 1, trainTwin: 1 };

/** A press at Step 2 with so many photos there. */
const pressed = (
  count: number,
  given: Omit<CatalogueEntry, 'arrange' | 'where' | 'kept'>,
): CatalogueEntry => ({
  arrange: (page) => choosePhotos(page, count),
  where: training,
  kept: () => expect(shownPhotos()).toHaveLength(count),
  ...given,
});

describeEntry('Upload Photos First: no photos (asks for as many as a training takes) (§5.4)', [
  {
    when: 'at Fast Training',
    button: fast,
    toast: {
      title: 'Upload Photos First',
      text: `Please upload ${TAKEN} photos of yourself to train a twin.`,
      variant: 'default',
    },
    where: training,
    staysRefused: true,
  },
]);

describeEntry('Need More Photos: too few (upload N more) (§5.4)', [
  pressed(MIN - 1, {
    when: 'with one too few',
    button: quality,
    toast: { title: 'Need More Photos', text: 'Please upload 1 more photo.', variant: 'default' },
    staysRefused: true,
  }),
]);

describe('Too Many Photos: over the maximum (§5.4)', () => {
  test('keeps the first ones, names the rest and says so once', async () => {
    const page = await openSignedIn();
    await page.user.upload(within(upload()).getByLabelText('Training photos'), photos(MAX + 2));
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Too Many Photos',
        text: `The maximum is ${MAX} photos. The first ${MAX} were kept; 2 did not fit.`,
        variant: 'destructive',
      }),
    );
    expect(page.notices()).toHaveLength(1);
    expect(shownPhotos()).toHaveLength(MAX);
    expect(upload()).toHaveTextContent('2 files not added');
    expect(upload()).toHaveTextContent(`photo-${MAX + 1}.png did not fit: the maximum is ${MAX} photos.`);
    expect(upload()).toHaveTextContent(`photo-${MAX + 2}.png did not fit: the maximum is ${MAX} photos.`);
    expect(fast()).not.toHaveAttribute('aria-disabled');
  });
});

describe('Hints: too few needs more, then good, the recommended number perfect, over it excellent (§5.4)', () => {
  test('change with every photo, the tip stands at good, the buttons wait for enough', async () => {
    const page = await openSignedIn();
    const all = photos(max + 1);
    const tip = (count: number) =>
      `Tip: ${min}-${max} photos are recommended. Add ${min - count} more for a better likeness.`;
    const steps = [
      [0, `Needs ${TAKEN} photos`, []],
      [MIN - 1, 'Needs 1 more', []],
      [min - 1, 'Good', [tip(min - 1)]],
      [max, 'Perfect', []],
      [max + 1, 'Excellent', []],
    ] as const;
    for (const [count, hint, tips] of steps) {
      const more = all.slice(shownPhotos().length, count);
      if (more.length > 0) await page.user.upload(within(upload()).getByLabelText('Training photos'), more);
      await waitFor(() => expect(upload()).toHaveTextContent(`${count}/${MAX} photos${hint}`));
      const shown = within(upload()).queryAllByText(/^Tip: /);
      expect(shown.map(({ textContent }) => textContent)).toEqual(tips);
      for (const button of [fast(), quality()]) {
        expect(button.getAttribute('aria-disabled')).toBe(count < MIN ? 'true' : null);
      }
    }
    expect(page.notices()).toEqual([]);
  });
});

const insufficient = (
  balance: number,
  given: Pick<CatalogueEntry, 'when' | 'scenario' | 'faults' | 'requests'>,
): CatalogueEntry =>
  pressed(MIN, {
    ...given,
    button: fast,
    toast: {
      title: 'Insufficient Credits',
      text: `You need ${TRAINING_COST_CREDITS} credits. You have ${balance} credits.`,
      variant: 'destructive',
    },
  });

describeEntry('Insufficient Credits: You need N credits. You have M credits. (§5.10, §8.5)', [
  insufficient(TRAINING_COST_CREDITS - 1, {
    when: 'when the balance is a credit short',
    scenario: 'low-credits',
  }),
  insufficient(35, {
    when: 'when the server knows of fewer than the page',
    faults: [
      {
        operation: 'deductCredits',
        kind: 'status',
        status: 402,
        body: { error: 'Insufficient credits', available: 35 },
      },
    ],
    requests: { deductCredits: 1 },
  }),
]);

const NO_TRAINING = 'The training service did not answer. Try again in a minute.';

/** A training that was charged for, failed, and was not refunded. */
function notRefunded({
  says,
  title,
  offers,
  refunds,
  ...given
}: Pick<CatalogueEntry, 'scenario' | 'faults'> & {
  when?: string;
  says: string;
  title: string;
  offers: string;
  refunds: number;
}): CatalogueEntry {
  const entry = pressed(PLENTY, {
    when: '',
    ...given,
    button: fast,
    toast: { title: 'Credit Error', text: `502: ${NO_TRAINING} ${says}`, variant: 'destructive' },
    inline: [title, NO_TRAINING],
    requests: { ...ONE_TRAINING, refundCredits: refunds },
    credits: -TRAINING_COST_CREDITS,
  });
  return {
    ...entry,
    kept() {
      expect(shownPhotos()).toHaveLength(PLENTY);
      expect(document.body).not.toHaveTextContent('have been refunded');
      expect(screen.getByRole('button', { name: offers })).toBeEnabled();
    },
  };
}

describeFailures('Credit Error (§8.5)', ACTIONS['paying for a training'], [
  refused('the charge is refused', 409, 'This charge was cancelled.', { code: 'nothingLeft' }),
]);

describeEntry('Credit Error (§8.5)', [
  pressed(MIN, {
    when: 'when the balance cannot be read',
    faults: [{ operation: 'getCredits', kind: 'empty', status: 503 }],
    button: quality,
    toast: { title: 'Credit Error', text: '503: Service Unavailable', variant: 'destructive' },
    isBalanceUnknown: true,
  }),
  notRefunded({
    when: 'when the refund is refused, which then is owed and offered again',
    scenario: 'train-fails',
    faults: [{ operation: 'refundCredits', kind: 'status', status: 422 }],
    says: `The refund of your ${TRAINING_COST_CREDITS} credits did not go through. It stays open, and you can try again.`,
    title: `You are owed ${TRAINING_COST_CREDITS} credits`,
    offers: 'Try the refund again',
    refunds: 1,
  }),
]);

describe('Credit Error (§8.5)', () => {
  test('when the answers to the refund are unclear: it says so, and repeats the refund until it is confirmed', async () => {
    const page = await play(
      notRefunded({
        scenario: 'refund-fails',
        says: PERHAPS_REFUNDED,
        title: `The refund of ${TRAINING_COST_CREDITS} credits is not confirmed yet`,
        offers: 'Ask again',
        // Asked for again and again.
        refunds: expect.any(Number),
      }),
    );
    expect(training()).toHaveTextContent('the server’s answer about the credits was unclear');
    await page.backend.faults.clear('refundCredits');
    await waitFor(() =>
      expect(shownToast()).toEqual({ title: 'Credits settled', text: REFUNDED, variant: 'default' }),
    );
    expect(training()).toHaveTextContent(REFUNDED);
    expect(training()).not.toHaveTextContent('not confirmed');
    expect(page.credits()).toBe(740);
    await expectHeaderToShow(740);
  });
});

const guidelines = vi.fn();

describeEntry(
  'Photo Validation Failed: server details joined by lines, plus Photo Quality Tips pointing to console guidelines (§8.3)',
  [
    {
      ...pressed(PLENTY, {
        when: 'when some photos cannot be used',
        scenario: 'photos-rejected',
        prepare: () => {
          guidelines.mockReset();
          vi.spyOn(console, 'info').mockImplementation(guidelines);
        },
        button: fast,
        toast: {
          title: 'Photo Validation Failed',
          text: [
            'photo-2.png: no face found',
            'photo-4.png: more than one person',
            'photo-6.png: too blurry',
            'Photo Quality Tips: see the guidelines in the console, or in Step 2.',
            REFUNDED,
          ].join('\n'),
          variant: 'destructive',
        },
        inline: [
          'photo-2.png: no face found photo-4.png: more than one person photo-6.png: too blurry',
          REFUNDED,
          'Photo Quality Tips',
          'Face well lit and in focus, no sunglasses or masks',
        ],
        requests: { deductCredits: 1, uploadTrainingPhotos: 1, refundCredits: 1 },
      }),
      kept() {
        expect(shownPhotos()).toHaveLength(PLENTY);
        expect(guidelines).toHaveBeenCalledExactlyOnceWith(
          expect.stringMatching(/^Photo guidelines:\n• One person per photo/),
        );
      },
    },
  ],
);

const TRAINING_FAILED = `Training Failed: message plus Your ${TRAINING_COST_CREDITS} credits have been refunded. (§8.4)`;

describeFailures(TRAINING_FAILED, ACTIONS['asking for a training'], [
  refused('the training service does not answer', 502, 'The training service did not answer.'),
  answered(
    'the training service says no in a 200',
    { ok: false, error: 'The queue is full.' },
    'The queue is full.',
  ),
  answered('the answer does not say whether it started', { ok: 'true' }, 'Failed to start training'),
]);

describeFailures(
  TRAINING_FAILED,
  { ...ACTIONS['sending photos for a training'], text: (message) => `${message}. ${REFUNDED}` },
  [
    answered(
      'the photos are refused without details',
      { warnings: [] },
      'Failed to upload photos for training',
    ),
    answered(
      'the upload answers with an error in a 200',
      { zipUrl: '/a.zip', error: 'Disk is full' },
      'Disk is full',
    ),
  ],
);

describeEntry(TRAINING_FAILED, [
  pressed(MIN, {
    when: 'when the list of twins cannot be read (decision 55)',
    faults: [{ operation: 'listTrainedModels', kind: 'empty', status: 500 }],
    button: fast,
    toast: {
      title: 'Training Failed',
      text: '500: Internal Server Error. No training was started, and nothing was charged.',
      variant: 'destructive',
    },
    inline: ['Internal Server Error. No training was started, and nothing was charged.'],
  }),
]);
