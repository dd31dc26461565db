import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../mocks/server/faults.ts';
import { photo, photos } from '../photos.ts';
import { describeEntry, type CatalogueEntry } from './check-entry.ts';
import {
  addPhotoDialog,
  addReferencePhotos,
  choosePhoto,
  openModal,
  uploadButton,
} from './create-content.ts';
import { openPage, pressTwice, shownToast, signedInPage, type Page, type Setting } from './open-page.ts';

const TITLE = 'Pic to Image';
/** Inert while Add Photo stands in front of it. */
const modal = () => screen.getByRole('dialog', { name: TITLE, hidden: true });
const path = '/dashboard';

const openAddPhoto = async (page: Page) => {
  await openModal(page, TITLE);
  await page.user.click(screen.getByRole('button', { name: 'Add Photo' }));
  await waitFor(addPhotoDialog);
};
const arrange = async (page: Page) => {
  await openAddPhoto(page);
  await choosePhoto(page, photo('me.png'));
  await waitFor(() => expect(uploadButton()).toBeEnabled());
};
const nothingAdded = () => {
  expect(addPhotoDialog()).toHaveTextContent('me.png');
  expect(modal()).toHaveTextContent('0/10 photos uploaded');
};

const notUploaded = (
  when: string,
  fault: Fault,
  text: string,
  requests: NonNullable<CatalogueEntry['requests']>,
  inline = text,
): CatalogueEntry => ({
  when,
  path,
  faults: [fault],
  arrange,
  button: uploadButton,
  toast: { title: 'Upload Error', text, variant: 'destructive' },
  where: addPhotoDialog,
  inline: [inline],
  requests,
  kept: nothingAdded,
});

describeEntry('Upload Error: Failed to get upload URL (§8.10)', [
  notUploaded(
    'when the server breaks down',
    { operation: 'createUpload', kind: 'empty', status: 500 },
    'Failed to get upload URL',
    { createUpload: 1 },
  ),
  notUploaded(
    'when there is no uploadURL in the answer',
    { operation: 'createUpload', kind: 'body', body: {} },
    'Failed to get upload URL',
    { createUpload: 1 },
  ),
  notUploaded(
    'when the uploadURL is none for files',
    { operation: 'createUpload', kind: 'body', body: { uploadURL: 'javascript:alert(1)' } },
    'Failed to get upload URL',
    { createUpload: 1 },
  ),
]);

describeEntry('Upload Error', [
  notUploaded(
    'when the address has expired',
    {
      operation: 'putUpload',
      kind: 'status',
      status: 403,
      body: { error: 'This upload took too long to start. Add the photo again.' },
    },
    '403: This upload took too long to start. Add the photo again.',
    { createUpload: 1, putUpload: 1 },
    'This upload took too long to start. Add the photo again.',
  ),
  notUploaded(
    'when the storage breaks down',
    { operation: 'putUpload', kind: 'empty', status: 500 },
    '500: Internal Server Error',
    { createUpload: 1, putUpload: 1 },
  ),
]);

async function openDialog(setting: Setting = {}): Promise<Page> {
  const page = await openPage({ path, ...setting });
  await signedInPage();
  await openAddPhoto(page);
  page.requests.clear();
  return page;
}

describe('Photo Uploaded: Your training photo has been uploaded successfully (§8.11)', () => {
  it('is told, and the photo counts', async () => {
    const page = await openDialog();
    await choosePhoto(page, photo('me.png'));
    await waitFor(() => expect(uploadButton()).toBeEnabled());
    pressTwice(uploadButton());
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Photo Uploaded',
        text: 'Your training photo has been uploaded successfully',
        variant: 'default',
      }),
    );
    expect(page.notices()).toHaveLength(1);
    expect(modal()).toHaveTextContent('1/10 photos uploaded2 more needed');
    expect(page.requests.changes()).toEqual({ createUpload: 1, putUpload: 1 });
  });

  it('after a failure, to a new address', async () => {
    const page = await openDialog({
      faults: [{ operation: 'putUpload', kind: 'status', status: 403, times: 1 }],
    });
    await choosePhoto(page, photo('me.png'));
    await waitFor(() => expect(uploadButton()).toBeEnabled());
    pressTwice(uploadButton());
    await waitFor(() => expect(uploadButton()).toHaveTextContent('Try again'));
    pressTwice(uploadButton());
    await waitFor(() => expect(modal()).toHaveTextContent('1/10 photos uploaded'));
    expect(page.requests.changes()).toEqual({ createUpload: 2, putUpload: 2 });
    expect(page.backend.db.uploads.all().filter(({ bytes }) => bytes === photo('me.png').size)).toHaveLength(
      1,
    );
  });
});

describe('Reference photo upload: image types only, one file at a time, max 10485760 bytes, no auto-start (§5.3)', () => {
  const MAX_BYTES = 10_485_760;
  const sized = (bytes: number) =>
    new File([photo('big.png'), new Uint8Array(bytes - photo('big.png').size)], 'big.png', {
      type: 'image/png',
    });

  it.each<[string, File[], string]>([
    ['a text', [new File(['hello'], 'notes.txt', { type: 'text/plain' })], '“notes.txt” is not an image.'],
    [
      'a drawing',
      [new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' })],
      '“x.svg” is an image of another kind.',
    ],
    ['an empty file', [new File([], 'void.png', { type: 'image/png' })], '“void.png” is empty.'],
    ['10485761 bytes', [sized(MAX_BYTES + 1)], 'has 10.1 MB. A photo may have 10 MB at most.'],
    ['two files at once', photos(2), 'One photo at a time, please.'],
  ])('%s: refused before the network', async (_, files, reason) => {
    const page = await openDialog();
    // As when "all files" is chosen in the dialog, or several are dropped.
    fireEvent.change(within(addPhotoDialog()).getByLabelText('Photo'), { target: { files } });
    await waitFor(() => expect(addPhotoDialog()).toHaveTextContent(reason));
    expect(uploadButton()).toBeDisabled();
    expect(page.requests.changes()).toEqual({});
    expect(modal()).toHaveTextContent('0/10 photos uploaded');
  });

  it('exactly 10485760 bytes go, and not before Upload is pressed', async () => {
    const page = await openDialog();
    await choosePhoto(page, sized(MAX_BYTES));
    await waitFor(() => expect(uploadButton()).toBeEnabled());
    expect(page.requests.changes()).toEqual({});
    await page.user.click(uploadButton());
    await waitFor(() => expect(modal()).toHaveTextContent('1/10 photos uploaded'));
    expect(page.backend.db.uploads.all().at(-1)).toMatchObject({ bytes: MAX_BYTES });
  });

  it('the tile is hidden once 10 photos exist, and comes back when one is removed by its index', async () => {
    const page = await openPage({ path });
    await signedInPage();
    await openModal(page, TITLE);
    await addReferencePhotos(page, 10);
    expect(modal()).toHaveTextContent('10/10 photos uploadedReady');
    expect(screen.queryByRole('button', { name: 'Add Photo' })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Remove photo 1, reference-1.png' }));
    expect(modal()).toHaveTextContent('9/10 photos uploadedReady');
    expect(screen.getByRole('button', { name: 'Remove photo 1, reference-2.png' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Photo' })).toBeVisible();
  });
});
