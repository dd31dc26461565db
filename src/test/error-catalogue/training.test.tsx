import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { photos } from '../photos.ts';
import { describeEntry } from './check-entry.ts';
import { expectHeaderToShow, openPage, panel, pressTwice, shownToast, type Page } from './open-page.ts';

const train = () => panel('Train your twin');
const upload = () => panel('Upload your photos');
const fast = () => within(train()).getByRole('button', { name: 'Fast Training' });
const quality = () => within(train()).getByRole('button', { name: 'Quality Training' });
const clock = () => within(train()).getByRole('progressbar', { name: /^Training, estimated/ });
const shownPhotos = () => within(upload()).queryAllByRole('button', { name: /^Remove .*png$/ });

/** Enough for no remark of the server. */
const PLENTY = 12;
const REFUNDED = 'Your 200 credits have been refunded.';
const ONE_TRAINING = { deductCredits: 1, uploadTrainingPhotos: 1, trainTwin: 1 };

const choose = (count: number) => async (page: Page) => {
  await page.user.upload(within(upload()).getByLabelText('Training photos'), photos(count));
  await waitFor(() => expect(shownPhotos()).toHaveLength(count));
};
const keptPhotos = (count: number) => () => expect(shownPhotos()).toHaveLength(count);

function refundIsOffered() {
  expect(shownPhotos()).toHaveLength(PLENTY);
  expect(document.body).not.toHaveTextContent('have been refunded');
  expect(screen.getByRole('button', { name: 'Try the refund again' })).toBeEnabled();
}

const guidelines = vi.fn();

function guidelinesArePrinted() {
  expect(shownPhotos()).toHaveLength(PLENTY);
  expect(guidelines).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Photo guidelines:\n• One person per photo/),
  );
}

describeEntry('Upload Photos First: 0 photos (asks for 8-20) (§5.4)', [
  {
    when: 'at Fast Training',
    button: fast,
    toast: {
      title: 'Upload Photos First',
      text: 'Please upload 8-20 photos of yourself to train a twin.',
      variant: 'default',
    },
    where: train,
    staysRefused: true,
  },
  {
    when: 'at Quality Training',
    button: quality,
    toast: {
      title: 'Upload Photos First',
      text: 'Please upload 8-20 photos of yourself to train a twin.',
      variant: 'default',
    },
    where: train,
    staysRefused: true,
  },
]);

describeEntry('Need More Photos: under 8 (upload N more) (§5.4)', [
  {
    when: 'with 1 photo',
    arrange: choose(1),
    button: fast,
    toast: { title: 'Need More Photos', text: 'Please upload 7 more photos.', variant: 'default' },
    where: train,
    staysRefused: true,
    kept: keptPhotos(1),
  },
  {
    when: 'with 7 photos',
    arrange: choose(7),
    button: quality,
    toast: { title: 'Need More Photos', text: 'Please upload 1 more photo.', variant: 'default' },
    where: train,
    staysRefused: true,
    kept: keptPhotos(7),
  },
]);

describe('Too Many Photos: over 20 (maximum 20) (§5.4)', () => {
  it('keeps the first 20, names the rest and says so once', async () => {
    const page = await openPage();
    await waitFor(upload);
    await page.user.upload(within(upload()).getByLabelText('Training photos'), photos(22));
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Too Many Photos',
        text: 'The maximum is 20 photos. The first 20 were kept; 2 did not fit.',
        variant: 'destructive',
      }),
    );
    expect(page.notices()).toHaveLength(1);
    expect(shownPhotos()).toHaveLength(20);
    expect(upload()).toHaveTextContent('2 files not added');
    expect(upload()).toHaveTextContent('photo-21.png did not fit: 20 photos are the maximum.');
    expect(upload()).toHaveTextContent('photo-22.png did not fit: 20 photos are the maximum.');
    expect(fast()).not.toHaveAttribute('aria-disabled');
  });
});

describe('Hints: under 8 needs more, 8-11 good, 12-15 perfect, over 15 excellent (§5.4)', () => {
  it('change with every photo, the tip stands at 8-11, the buttons wait for 8', async () => {
    const page = await openPage();
    await waitFor(upload);
    const all = photos(20);
    const steps = [
      [0, 'Needs 8-20 photos', false],
      [7, 'Needs 1 more', false],
      [8, 'Good', true],
      [11, 'Good', true],
      [12, 'Perfect', false],
      [15, 'Perfect', false],
      [16, 'Excellent', false],
      [20, 'Excellent', false],
    ] as const;
    for (const [count, hint, hasTip] of steps) {
      const more = all.slice(shownPhotos().length, count);
      // oxlint-disable-next-line no-await-in-loop -- photos are added one after the other.
      if (more.length > 0) await page.user.upload(within(upload()).getByLabelText('Training photos'), more);
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(upload()).toHaveTextContent(`${count}/20 photos${hint}`));
      const tips = within(upload()).queryAllByText(/^Tip: 12-15 photos are recommended\./);
      expect(tips).toHaveLength(hasTip ? 1 : 0);
      for (const button of [fast(), quality()]) {
        expect(button.getAttribute('aria-disabled')).toBe(count < 8 ? 'true' : null);
      }
    }
    expect(page.notices()).toEqual([]);
  });
});

describeEntry('Insufficient Credits: You need N credits. You have M credits. (§5.10, §8.5)', [
  {
    when: 'when the balance is 199',
    scenario: 'low-credits',
    arrange: choose(8),
    button: fast,
    toast: {
      title: 'Insufficient Credits',
      text: 'You need 200 credits. You have 199 credits.',
      variant: 'destructive',
    },
    where: train,
    kept: keptPhotos(8),
  },
  {
    when: 'when the balance is 0',
    scenario: 'no-credits',
    arrange: choose(8),
    button: quality,
    toast: {
      title: 'Insufficient Credits',
      text: 'You need 200 credits. You have 0 credits.',
      variant: 'destructive',
    },
    where: train,
    kept: keptPhotos(8),
  },
  {
    when: 'when the server knows of fewer than the page',
    faults: [
      {
        operation: 'deductCredits',
        kind: 'status',
        status: 402,
        body: { error: 'Insufficient credits', available: 35 },
      },
    ],
    arrange: choose(8),
    button: fast,
    toast: {
      title: 'Insufficient Credits',
      text: 'You need 200 credits. You have 35 credits.',
      variant: 'destructive',
    },
    where: train,
    requests: { deductCredits: 1 },
    kept: keptPhotos(8),
  },
]);

describeEntry('Credit Error (§8.5)', [
  {
    when: 'when the charge is refused',
    faults: [
      { operation: 'deductCredits', kind: 'status', status: 429, body: { error: 'Too many charges.' } },
    ],
    arrange: choose(8),
    button: fast,
    toast: { title: 'Credit Error', text: '429: Too many charges.', variant: 'destructive' },
    where: train,
    inline: ['Too many charges.'],
    requests: { deductCredits: 1 },
    kept: keptPhotos(8),
  },
  {
    when: 'when the server breaks down at the charge',
    faults: [{ operation: 'deductCredits', kind: 'empty', status: 500 }],
    arrange: choose(8),
    button: fast,
    toast: { title: 'Credit Error', text: '500: Internal Server Error', variant: 'destructive' },
    where: train,
    requests: { deductCredits: 1 },
    kept: keptPhotos(8),
  },
  {
    when: 'when the balance cannot be read',
    faults: [{ operation: 'getCredits', kind: 'empty', status: 503 }],
    arrange: choose(8),
    button: quality,
    toast: { title: 'Credit Error', text: '503: Service Unavailable', variant: 'destructive' },
    where: train,
    isBalanceUnknown: true,
    kept: keptPhotos(8),
  },
  {
    when: 'when the refund fails, which then is not claimed but offered again',
    scenario: 'refund-fails',
    arrange: choose(PLENTY),
    button: fast,
    toast: {
      title: 'Credit Error',
      text: '502: The training service did not answer. Try again in a minute. The refund of your 200 credits did not go through. It is kept, and you can try it again.',
      variant: 'destructive',
    },
    where: train,
    inline: [
      'You are owed 200 credits',
      'The training service did not answer. Try again in a minute.',
      'The refund of your 200 credits did not go through. It is kept, and you can try it again.',
    ],
    requests: { ...ONE_TRAINING, refundCredits: 1 },
    credits: -200,
    kept: refundIsOffered,
  },
]);

describeEntry(
  'Photo Validation Failed: server details joined by lines, plus Photo Quality Tips pointing to console guidelines (§8.3)',
  [
    {
      when: 'when some photos cannot be used',
      scenario: 'photos-rejected',
      prepare: () => {
        guidelines.mockReset();
        vi.spyOn(console, 'info').mockImplementation(guidelines);
      },
      arrange: choose(PLENTY),
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
      where: train,
      inline: [
        'photo-2.png: no face found photo-4.png: more than one person photo-6.png: too blurry',
        REFUNDED,
        'Photo Quality Tips',
        'Face well lit and in focus, no sunglasses or masks',
      ],
      requests: { deductCredits: 1, uploadTrainingPhotos: 1, refundCredits: 1 },
      kept: guidelinesArePrinted,
    },
  ],
);

describeEntry('Training Failed: message plus Your 200 credits have been refunded. (§8.4)', [
  {
    when: 'when the training service does not answer',
    scenario: 'train-fails',
    arrange: choose(PLENTY),
    button: fast,
    toast: {
      title: 'Training Failed',
      text: `502: The training service did not answer. Try again in a minute. ${REFUNDED}`,
      variant: 'destructive',
    },
    where: train,
    inline: ['The training service did not answer. Try again in a minute.', REFUNDED],
    requests: { ...ONE_TRAINING, refundCredits: 1 },
    kept: keptPhotos(PLENTY),
  },
  {
    when: 'when the training service says no in a 200',
    faults: [{ operation: 'trainTwin', kind: 'body', body: { ok: false, error: 'The queue is full.' } }],
    arrange: choose(PLENTY),
    button: quality,
    toast: { title: 'Training Failed', text: `The queue is full. ${REFUNDED}`, variant: 'destructive' },
    where: train,
    inline: ['The queue is full.', REFUNDED],
    requests: { ...ONE_TRAINING, refundCredits: 1 },
    kept: keptPhotos(PLENTY),
  },
  {
    when: 'when the answer does not say whether it started',
    faults: [{ operation: 'trainTwin', kind: 'body', body: { ok: 'true' } }],
    arrange: choose(PLENTY),
    button: fast,
    toast: {
      title: 'Training Failed',
      text: `Failed to start training. ${REFUNDED}`,
      variant: 'destructive',
    },
    where: train,
    inline: ['Failed to start training', REFUNDED],
    requests: { ...ONE_TRAINING, refundCredits: 1 },
    kept: keptPhotos(PLENTY),
  },
  {
    when: 'when the photos are refused without details (Failed to upload photos for training)',
    faults: [{ operation: 'uploadTrainingPhotos', kind: 'body', body: { warnings: [] } }],
    arrange: choose(PLENTY),
    button: fast,
    toast: {
      title: 'Training Failed',
      text: `Failed to upload photos for training. ${REFUNDED}`,
      variant: 'destructive',
    },
    where: train,
    inline: ['Failed to upload photos for training', REFUNDED],
    requests: { deductCredits: 1, uploadTrainingPhotos: 1, refundCredits: 1 },
    kept: keptPhotos(PLENTY),
  },
  {
    when: 'when the upload answers with an error in a 200',
    faults: [
      { operation: 'uploadTrainingPhotos', kind: 'body', body: { zipUrl: '/a.zip', error: 'Disk is full' } },
    ],
    arrange: choose(PLENTY),
    button: fast,
    toast: { title: 'Training Failed', text: `Disk is full. ${REFUNDED}`, variant: 'destructive' },
    where: train,
    inline: ['Disk is full', REFUNDED],
    requests: { deductCredits: 1, uploadTrainingPhotos: 1, refundCredits: 1 },
    kept: keptPhotos(PLENTY),
  },
]);

describe('What is told of a training that goes well', () => {
  it('the first warning about the photos is shown as a tip, all of them in the panel', async () => {
    const page = await openPage({ scenario: 'photo-warnings' });
    await waitFor(fast);
    await choose(PLENTY)(page);
    pressTwice(fast());
    const tip = 'Most photos are indoors. Two or three in daylight make the twin more versatile.';
    await waitFor(() =>
      expect(shownToast()).toEqual({ title: 'Photo Quality Tips', text: tip, variant: 'default' }),
    );
    expect(train()).toHaveTextContent('Photo Quality Tips');
    expect(train()).toHaveTextContent(`${tip} photo-1.png is a little dark.`);
    await waitFor(clock);
    expect(page.requests.changes()).toEqual(ONE_TRAINING);
    await expectHeaderToShow(540);
  });

  it('the completion notice, and the twin listed and selected', async () => {
    const page = await openPage();
    await waitFor(fast);
    await choose(PLENTY)(page);
    pressTwice(fast());
    await waitFor(clock);
    page.backend.clock.advance(3 * 60_000);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Your twin is ready', variant: 'default' }),
    );
    const word = page.backend.db.twins.all().at(-1)?.triggerWord;
    expect(shownToast().text).toBe(`${word} is trained and selected. Time to create.`);
    expect(screen.getByRole('radio', { name: new RegExp(`^${word}, completed`) })).toBeChecked();
    expect(page.notices()).toHaveLength(1);
    expect(page.requests.changes()).toEqual(ONE_TRAINING);
    await expectHeaderToShow(540);
  });
});
