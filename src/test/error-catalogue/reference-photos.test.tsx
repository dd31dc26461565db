import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MAX_PHOTO_BYTES, MAX_REFERENCE_PHOTOS, MIN_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import { photo } from '../photos.ts';
import { ACTIONS, modal } from './actions.ts';
import { answered, describeFailures, refused } from './check-failure.ts';
import { addPhotoDialog, choosePhoto, openModal, uploadButton } from './create-content.ts';
import { openSignedIn, pressTwice, shownToast } from './open-page.ts';

describeFailures('Upload Error: Failed to get upload URL (§8.10)', ACTIONS['asking where a photo goes'], [
  answered('there is no uploadURL in the answer', {}, 'Failed to get upload URL'),
  answered(
    'the uploadURL is none for files',
    { uploadURL: 'javascript:alert(1)' },
    'Failed to get upload URL',
  ),
]);

describeFailures('Upload Error', ACTIONS['putting a photo there'], [
  refused('the address has expired', 403, 'This upload took too long to start. Add the photo again.'),
]);

test('Photo Uploaded: Your training photo has been uploaded successfully (§8.11) is shown, and the photo counts, also one of the largest size; not before Upload is pressed (§5.3)', async () => {
  const page = await openSignedIn({ path: '/dashboard' });
  await openModal(page, 'Pic to Image');
  await page.user.click(screen.getByRole('button', { name: 'Add Photo' }));
  await waitFor(addPhotoDialog);
  page.requests.clear();
  const start = photo('big.png');
  const rest = new Uint8Array(MAX_PHOTO_BYTES - start.size);
  await choosePhoto(page, new File([start, rest], 'big.png', { type: 'image/png' }));
  await waitFor(() => expect(uploadButton()).not.toHaveAttribute('aria-disabled'));
  expect(page.requests.changes()).toEqual({});
  pressTwice(uploadButton());
  await waitFor(() =>
    expect(shownToast()).toEqual({
      title: 'Photo Uploaded',
      text: 'Your training photo has been uploaded successfully',
      variant: 'default',
    }),
  );
  expect(page.notices()).toHaveLength(1);
  expect(modal()).toHaveTextContent(
    `1/${MAX_REFERENCE_PHOTOS} photos uploaded${MIN_REFERENCE_PHOTOS - 1} more needed`,
  );
  expect(page.requests.changes()).toEqual({ createUpload: 1, putUpload: 1 });
  expect(page.backend.db.uploads.all().at(-1)).toMatchObject({ bytes: MAX_PHOTO_BYTES });
});
