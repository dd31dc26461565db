import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  MAX_TRAINING_PHOTOS as MAX,
  MIN_TRAINING_PHOTOS as MIN,
  TRAINING_COST_CREDITS,
} from '#openapi/limits.gen.ts';
import { photos } from '../photos.ts';
import * as app from './actions.ts';
import { testEntry, play, type CatalogueEntry } from './check-entry.ts';
import { expectHeaderToShow, openSignedIn, shownToast } from './open-page.ts';

const quality = () => within(app.training()).getByRole('button', { name: 'Quality Training' });

/** A press at Step 2 with so many photos there. */
const clicked = (
  count: number,
  given: Omit<CatalogueEntry, 'arrange' | 'where' | 'kept'>,
): CatalogueEntry => ({
  arrange: (page) => app.choosePhotos(page, count),
  where: app.training,
  stored: () => expect(app.shownPhotos()).toHaveLength(count),
  ...given,
});

testEntry('Upload Photos First: no photos (asks for as many as a training takes) (§5.4), at Fast Training', {
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
  'Need More Photos: too few (upload N more) (§5.4), with one too few',
  clicked(MIN - 1, {
    button: quality,
    toast: { title: 'Need More Photos', text: 'Please upload 1 more photo.', variant: 'default' },
    staysRefused: true,
  }),
);

test('Too Many Photos: over the maximum (§5.4): keeps the first ones, names the rest and says so once', async () => {
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

const insufficient = (balance: number, given: Partial<CatalogueEntry>) => {
  const text = `You need ${TRAINING_COST_CREDITS.fast} credits. You have ${balance} credits.`;
  const toast = { title: 'Insufficient Credits', text, variant: 'destructive' } as const;
  return clicked(MIN, { ...given, button: app.trainButton, toast });
};
const INSUFFICIENT = 'Insufficient Credits: You need N credits. You have M credits. (§5.10, §8.5)';

testEntry(
  `${INSUFFICIENT}, with a credit too few`,
  insufficient(TRAINING_COST_CREDITS.fast - 1, { scenario: 'low-credits' }),
);

testEntry(
  `${INSUFFICIENT}, when the server knows of fewer than the page`,
  insufficient(35, {
    faults: [
      { operation: 'deductCredits', kind: 'status', status: 402, body: { error: 'No.', available: 35 } },
    ],
    requests: { deductCredits: 1 },
  }),
);

const NO_TRAINING = 'The training service did not answer. Try again in a minute.';

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
    // Repeated by itself, too.
    expect.any(Number) as number,
  ],
])('Credit Error (§8.5): a refund that is %s stays open, until it is settled', async (...row) => {
  const [, setting, says, title, offers, refunds] = row;
  const page = await play(
    clicked(app.PLENTY, {
      ...setting,
      button: app.trainButton,
      toast: { title: 'Credit Error', text: `502: ${NO_TRAINING} ${says}`, variant: 'destructive' },
      inline: [title, NO_TRAINING],
      requests: { deductCredits: 1, uploadTrainingPhotos: 1, trainTwin: 1, refundCredits: refunds },
      credits: -TRAINING_COST_CREDITS.fast,
    }),
  );
  expect(document.body).not.toHaveTextContent('have been refunded');
  const again = screen.getByRole('button', { name: offers });
  await page.backend.faults.clear('refundCredits');
  await page.user.click(again);
  await waitFor(() =>
    expect(shownToast()).toEqual({ title: 'Credits settled', text: app.REFUNDED, variant: 'default' }),
  );
  expect(app.training()).toHaveTextContent(app.REFUNDED);
  expect(app.training()).not.toHaveTextContent(/not confirmed|You are owed/);
  expect(page.credits()).toBe(740);
  await expectHeaderToShow(740);
});

testEntry(
  'Photo Validation Failed: server details joined by lines, plus Photo Quality Tips (§8.3), when some photos cannot be used',
  clicked(app.PLENTY, {
    scenario: 'photos-rejected',
    // The guidelines, for which training-requests.test.ts looks.
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

// What fails a training otherwise is in any-request.test.ts, training-requests.test.ts and training-messages.test.ts.
