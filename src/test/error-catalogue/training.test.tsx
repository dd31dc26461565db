import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  MAX_TRAINING_PHOTOS as MAX,
  MIN_TRAINING_PHOTOS as MIN,
  TRAINING_COST_CREDITS,
} from '#openapi/limits.gen.ts';
import { photos } from '../photos.ts';
import * as app from './actions.ts';
import { checkEntry, testEntry, type CatalogueEntry } from './check-entry.ts';
import { expectHeaderToShow, openSignedIn, shownToast } from './open-page.ts';

const quality = () => within(app.training()).getByRole('button', { name: 'Quality Training' });

/** A click in Step 2 with this many photos. */
const clicked = (
  count: number,
  entry: Omit<CatalogueEntry, 'arrange' | 'where' | 'stored'>,
): CatalogueEntry => ({
  arrange: (page) => app.choosePhotos(page, count),
  where: app.training,
  stored: () => expect(app.shownPhotos()).toHaveLength(count),
  ...entry,
});

testEntry('Upload Photos First (§5.4)', 'is shown without photos', {
  button: app.trainButton,
  toast: {
    title: 'Upload Photos First',
    text: `Please upload ${MIN}-${MAX} photos of yourself to train a twin.`,
    variant: 'default',
  },
  where: app.training,
  staysRefused: true,
});

testEntry(
  'Need More Photos (§5.4)',
  'is shown with one photo too few',
  clicked(MIN - 1, {
    button: quality,
    toast: { title: 'Need More Photos', text: 'Please upload 1 more photo.', variant: 'default' },
    staysRefused: true,
  }),
);

describe('Too Many Photos (§5.4)', () => {
  test('is shown once for all photos over the maximum', async () => {
    const page = await openSignedIn();
    await page.user.upload(within(app.upload()).getByLabelText('Training photos'), photos(MAX + 2));
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Too Many Photos',
        text: `The maximum is ${MAX} photos. The first ${MAX} were kept; 2 did not fit.`,
        variant: 'destructive',
      }),
    );
    expect(page.notices()).toHaveLength(1);
    expect(app.shownPhotos()).toHaveLength(MAX);
    expect(app.upload()).toHaveTextContent('2 files not added');
    expect(app.upload()).toHaveTextContent(`photo-${MAX + 2}.png did not fit: the maximum is ${MAX} photos.`);
  });
});

const insufficient = (balance: number, entry: Partial<CatalogueEntry>) => {
  const text = `You need ${TRAINING_COST_CREDITS.fast} credits. You have ${balance} credits.`;
  const toast = { title: 'Insufficient Credits', text, variant: 'destructive' } as const;
  return clicked(MIN, { ...entry, button: app.trainButton, toast });
};
const INSUFFICIENT = 'Insufficient Credits (§5.10, §8.5)';

testEntry(
  INSUFFICIENT,
  'is shown for a training with one credit too few',
  insufficient(TRAINING_COST_CREDITS.fast - 1, { scenario: 'low-credits' }),
);

testEntry(
  INSUFFICIENT,
  'shows the balance of a refusing server',
  insufficient(35, {
    faults: [
      { operation: 'deductCredits', kind: 'status', status: 402, body: { error: 'No.', available: 35 } },
    ],
    requests: { deductCredits: 1 },
  }),
);

const NO_TRAINING = 'The training service did not answer. Try again in a minute.';

describe('Credit Error (§8.5)', () => {
  test.each<[string, Pick<CatalogueEntry, 'scenario' | 'faults'>, string, string, string, number]>([
    [
      'refused',
      { scenario: 'train-fails', faults: [{ operation: 'refundCredits', kind: 'status', status: 422 }] },
      `The refund of your ${TRAINING_COST_CREDITS.fast} credits did not go through. You can ask for it again.`,
      `You are owed ${TRAINING_COST_CREDITS.fast} credits`,
      'Ask for the refund again',
      1,
    ],
    [
      'unclear',
      { scenario: 'refund-fails' },
      app.PERHAPS_REFUNDED,
      `The refund of ${TRAINING_COST_CREDITS.fast} credits is not confirmed yet`,
      'Check credits now',
      // The app repeats this request itself.
      expect.any(Number) as number,
    ],
  ])('stays open for a refund that is %s', async (...row) => {
    const [, setting, message, title, label, refunds] = row;
    const page = await checkEntry(
      clicked(app.PLENTY, {
        ...setting,
        button: app.trainButton,
        toast: { title: 'Credit Error', text: `502: ${NO_TRAINING} ${message}`, variant: 'destructive' },
        inline: [title, NO_TRAINING],
        requests: { deductCredits: 1, uploadTrainingPhotos: 1, trainTwin: 1, refundCredits: refunds },
        credits: -TRAINING_COST_CREDITS.fast,
      }),
    );
    expect(document.body).not.toHaveTextContent('have been refunded');
    const button = screen.getByRole('button', { name: label });
    await page.backend.faults.clear('refundCredits');
    await page.user.click(button);
    await waitFor(() =>
      expect(shownToast()).toEqual({ title: 'Credits settled', text: app.REFUNDED, variant: 'default' }),
    );
    expect(app.training()).toHaveTextContent(app.REFUNDED);
    expect(app.training()).not.toHaveTextContent(/not confirmed|You are owed/);
    expect(page.credits()).toBe(740);
    await expectHeaderToShow(740);
  });
});

testEntry(
  'Photo Validation Failed (§8.3)',
  'lists the refused photos with the Photo Quality Tips',
  clicked(app.PLENTY, {
    scenario: 'photos-rejected',
    // training-requests.test.ts tests these guidelines.
    prepare: () => vi.spyOn(console, 'info').mockReturnValue(),
    button: app.trainButton,
    toast: {
      title: 'Photo Validation Failed',
      text: [
        'photo-2.png: no face found',
        'photo-4.png: more than one person',
        'photo-6.png: too blurry',
        'Photo Quality Tips: see the guidelines in the console, or in Step 2.',
        app.REFUNDED,
      ].join('\n'),
      variant: 'destructive',
    },
    inline: [
      'photo-2.png: no face found photo-4.png: more than one person photo-6.png: too blurry',
      app.REFUNDED,
      'Photo Quality Tips',
      'Face well lit and in focus, no sunglasses or masks',
    ],
    requests: { deductCredits: 1, uploadTrainingPhotos: 1, refundCredits: 1 },
  }),
);

// any-request.test.ts, training-requests.test.ts and training-messages.test.ts cover the other failures of a training.
