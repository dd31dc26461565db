import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { IMAGE_COST_CREDITS } from '#openapi/limits.gen.ts';
import {
  choosePhotos,
  generator,
  learnStyle,
  post,
  postButton,
  shownPhotos,
  topicBox,
  upload,
  write,
} from '../error-catalogue/actions.ts';
import { openPage, openSignedIn, signedInPage } from '../error-catalogue/open-page.ts';
import { photo } from '../photos.ts';
import { picture } from '../picture.ts';
import {
  addPhotos,
  CLAIM,
  leaveAndReturn,
  makePicture,
  openWithPhotos,
  PHOTOS,
  PICTURES,
  storedFile,
  storeFile,
} from './stored-files.ts';

// What cleans up after a test needs the storage that the test has spoiled.
afterEach(() => void vi.restoreAllMocks());

/** Reads of this key fail until the mock is restored. */
function failReads(name: string) {
  const { get: read } = IDBObjectStore.prototype;
  return vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function fail(
    this: IDBObjectStore,
    key,
  ) {
    if (typeof key === 'string' && key.startsWith(name)) throw new DOMException('lost', 'UnknownError');
    return read.call(this, key);
  });
}

/** The same for local storage. */
function failItem(key: string) {
  const { getItem } = Storage.prototype;
  return vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function fail(this: Storage, name) {
    if (name === key) throw new DOMException('lost', 'UnknownError');
    return getItem.call(this, name);
  });
}

describe('a value that could not be read is not overwritten', () => {
  test('pictures that cannot be read are left, and a new one is shown, saved and added to them later', async () => {
    await storeFile(PICTURES, [picture(2), picture(1)]);
    const page = await openPage();
    const fail = failReads(PICTURES);
    await signedInPage();
    await within(generator()).findByText('Your earlier pictures could not be read');
    await makePicture(page);
    expect(within(generator()).getByRole('button', { name: 'Download' })).toBeEnabled();
    expect(document.body).not.toHaveTextContent(CLAIM);
    // It is read twice at first, for the new picture, and after it.
    await waitFor(() => expect(fail.mock.calls.filter(([key]) => key === PICTURES)).toHaveLength(6));
    fail.mockRestore();
    expect(await storedFile(PICTURES)).toHaveLength(2);

    await page.user.click(within(generator()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument());
    const sheet = within(await screen.findByRole('region', { name: 'Your pictures' }));
    await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(3));
    await waitFor(async () =>
      expect(await storedFile(PICTURES)).toMatchObject([
        { prompt: 'on a rooftop' },
        { id: 'p2' },
        { id: 'p1' },
      ]),
    );
    expect(page.credits()).toBe(740 - IMAGE_COST_CREDITS);
  });

  test('photos that cannot be read are left, and come back', async () => {
    const page = await openWithPhotos(3);
    const fail = failReads('photos');
    await leaveAndReturn(page);
    await within(upload()).findByText('Earlier photos could not be read');
    await addPhotos(page, photo('new.png'));
    await waitFor(() => expect(shownPhotos()).toHaveLength(1));
    fail.mockRestore();
    await page.user.click(within(upload()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shownPhotos()).toHaveLength(4));
    await addPhotos(page, photo('last.png'));
    await waitFor(async () => expect(await storedFile(PHOTOS)).toHaveLength(5));
  });

  test('photos are kept although the screen is left while they are being stored', async () => {
    const page = await openSignedIn();
    await choosePhotos(page, 3);
    await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(async () => expect(await storedFile(PHOTOS)).toHaveLength(3));
    await page.user.click(await screen.findByRole('link', { name: 'Studio' }));
    await waitFor(() => expect(shownPhotos()).toHaveLength(3));
  });

  test('posts that cannot be read are left, and a new one is shown for this visit', async () => {
    const key = 'twin-studio:posts:user_ada';
    const older = [{ id: 'old', topic: 'Older', platform: 'facebook', post: 'An older post', createdAt: 1 }];
    const read = vi.spyOn(IDBObjectStore.prototype, 'get');
    const page = await openSignedIn();
    await learnStyle(page);
    // Once, although several parts of the studio show them.
    expect(read.mock.calls.filter(([name]) => name === PICTURES)).toHaveLength(1);
    localStorage.setItem(key, JSON.stringify(older));
    const fail = failItem(key);
    await write(page, topicBox(), 'Our studio opens');
    await screen.findByText('Some of your saved work could not be read');
    await page.user.click(postButton());
    await within(post()).findByRole('button', { name: 'Copy post' });
    fail.mockRestore();
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(older);
    // Trying again could not join the two.
    expect(screen.getByRole('button', { name: 'Reload this page' })).toBeVisible();
    expect(within(post()).getByRole('button', { name: 'Copy post' })).toBeVisible();
  });

  test('a value of a newer version is left as it is, and the page says to reload', async () => {
    const newer = { version: 2, rows: [] };
    await storeFile(PICTURES, newer);
    await storeFile(PHOTOS, newer);
    const page = await openSignedIn();
    await within(generator()).findByText('Your earlier pictures could not be read');
    await within(upload()).findByText('Earlier photos could not be read');
    await makePicture(page);
    await waitFor(() => expect(generator()).toHaveTextContent(/newer version.* then reload this page\./));
    await addPhotos(page, photo('new.png'));
    await waitFor(() =>
      expect(upload()).toHaveTextContent(/These photos are not kept.*newer version: reload this page/),
    );
    expect(shownPhotos()).toHaveLength(1);
    expect(await storedFile(PICTURES)).toEqual(newer);
    expect(await storedFile(PHOTOS)).toEqual(newer);
  });
});
