import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { MAX_PHOTO_BYTES, MAX_REFERENCE_PHOTOS, MIN_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import { photo } from '../photos.ts';
import * as app from './actions.ts';
import { testEntry, type CatalogueEntry } from './check-entry.ts';
import { openSignedIn, clickTwice, shownToast } from './open-page.ts';

/** A click on Create job that is refused before any request. The modal opens over any page. */
const refused = (
  title: string,
  text: string,
  rest: Pick<CatalogueEntry, 'arrange' | 'inline' | 'stored'>,
) => ({
  path: '/dashboard',
  button: app.createButton,
  where: () => screen.getByRole('dialog'),
  toast: { title, text, variant: 'destructive' } as const,
  isTitleElsewhere: true,
  ...rest,
});

testEntry(
  'Missing Information (§5.1)',
  'is shown for fields with spaces only',
  refused('Missing Information', 'Please fill in all required fields', {
    async arrange(page) {
      await app.openModal(page, 'Create AI Twin');
      await app.write(page, app.brandBox(), '   ');
    },
    inline: ['Tell us about the brand.', 'Tell us the idea.'],
    stored: () => expect(app.brandBox()).toHaveValue('   '),
  }),
);

testEntry(
  'Reference Photos Required (§5.2)',
  'is shown with one photo too few',
  refused(
    'Reference Photos Required',
    'Please upload at least 3-6 photos to train your AI twin for photoshoots',
    {
      async arrange(page) {
        await app.writeBrief(page, 'Pic to Image');
        await app.addReferencePhotos(page, MIN_REFERENCE_PHOTOS - 1);
      },
      inline: ['1 more needed'],
      stored() {
        expect(app.brandBox()).toHaveValue('Warm');
        expect(app.ideaBox()).toHaveValue('A candle');
        expect(screen.getByRole('dialog')).toHaveTextContent(
          `${MIN_REFERENCE_PHOTOS - 1}/${MAX_REFERENCE_PHOTOS} photos uploaded`,
        );
      },
    },
  ),
);

describe('Photo Uploaded (§5.3, §8.11)', () => {
  test('is shown for a photo of the largest size after a click on Upload', async () => {
    const page = await openSignedIn({ path: '/dashboard' });
    const start = photo('big.png');
    const rest = new Uint8Array(MAX_PHOTO_BYTES - start.size);
    await app.chooseReferencePhoto(page, new File([start, rest], 'big.png', { type: 'image/png' }));
    expect(page.requests.changes()).toEqual({});
    clickTwice(app.uploadButton());
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Photo Uploaded',
        text: 'Your training photo has been uploaded successfully',
        variant: 'default',
      }),
    );
    expect(page.notices()).toHaveLength(1);
    expect(app.modal()).toHaveTextContent(
      `1/${MAX_REFERENCE_PHOTOS} photos uploaded${MIN_REFERENCE_PHOTOS - 1} more needed`,
    );
    expect(page.requests.changes()).toEqual({ createUpload: 1, putUpload: 1 });
    expect(page.backend.db.uploads.all().at(-1)).toMatchObject({ bytes: MAX_PHOTO_BYTES });
  });
});
