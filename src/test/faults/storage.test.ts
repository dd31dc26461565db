import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { atRest } from '#mocks/testing/test-calls.ts';
import { IMAGE_COST_CREDITS, MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import * as app from '../error-catalogue/actions.ts';
import { openPage, openSignedIn, pressTwice, signedInPage } from '../error-catalogue/open-page.ts';
import { failStorage } from '../fail-storage.ts';
import { photo, photos } from '../photos.ts';
import { picture } from '../picture.ts';
import * as device from './stored-files.ts';

// What cleans up after a test needs the storage that the test has spoiled.
afterEach(() => void vi.restoreAllMocks());

test('the limit of kept pictures names a picture before it is dropped, offers to save it, and never drops a favourite', async () => {
  const favourites = [1, 2, 3].map((number) => picture(number, { isFavourite: true }));
  const ordinary = Array.from({ length: 60 }, (_, index) => picture(index + 4));
  await device.storeFile(device.PICTURES, [...ordinary.toReversed(), ...favourites.toReversed()]);
  const page = await openSignedIn();
  const notice = () => screen.getByText('60 pictures are kept here, and your favourites').closest('div')!;
  await waitFor(notice);
  expect(notice()).toHaveTextContent('The next picture takes the place of the oldest');
  expect(within(notice()).getByRole('button', { name: 'Download' })).toBeEnabled();
  await device.makePicture(page);
  await waitFor(async () => expect(await device.storedFile(device.PICTURES)).toHaveLength(63));
  const ids = async () =>
    ((await device.storedFile<{ id: string }[]>(device.PICTURES)) ?? []).map(({ id }) => id);
  expect(await ids()).toEqual(expect.arrayContaining(['p1', 'p2', 'p3', 'p5']));
  expect(await ids()).not.toContain('p4');

  await page.user.click(within(notice()).getByRole('button', { name: 'Keep as a favourite' }));
  await waitFor(() => expect(screen.queryByText(/^60 pictures are kept/)).not.toBeInTheDocument());
});

const hasBlob = (value: unknown) => Object.values(value as object).some((field) => field instanceof Blob);

test('no screen claims that a device without storage keeps anything', async () => {
  const page = await openSignedIn({ scenario: 'style-learned' });
  await waitFor(() => expect(document.body).toHaveTextContent(device.CLAIM));
  failStorage('Storage', 'setItem');
  await device.makePicture(page);
  await atRest();
  expect(document.body).not.toHaveTextContent(device.CLAIM);

  await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await waitFor(() => screen.getByRole('heading', { name: /What are you/ }));
  await atRest();
  expect(document.body).not.toHaveTextContent(device.CLAIM);

  await page.user.click(screen.getByRole('link', { name: 'Studio' }));
  await page.backend.db.transact(() => page.backend.db.sessions.remove(() => true));
  await page.user.click(await waitFor(app.generateButton));
  await waitFor(() => screen.getByText(/Your session ended/));
  await atRest();
  expect(document.body).not.toHaveTextContent(device.CLAIM);
  expect(screen.getByRole('alert')).toHaveTextContent('could not keep everything');
});

test('the browser is asked to keep the first picture, and a refusal is respected (decision 58)', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false);
  vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false);
  const page = await openSignedIn();
  expect(persist).not.toHaveBeenCalled();
  await app.learnStyle(page);
  await device.makePicture(page);
  await waitFor(() => expect(persist).toHaveBeenCalledOnce());
  await waitFor(() => expect(app.style()).toHaveTextContent('Kept in this browser for now'));
  await atRest();
  expect(document.body).not.toHaveTextContent(/kept on this device/i);
  await page.backend.db.transact(() => page.backend.db.sessions.remove(() => true));
  await page.user.click(app.generateButton());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('are kept in this browser for now.'),
  );
});

test('a private window of Safari, which stores no files, keeps photos as bytes and says that it keeps nothing', async () => {
  failStorage('IDBObjectStore', 'put', hasBlob, 'DataCloneError');
  const page = await openSignedIn();
  await app.choosePhotos(page, MIN_TRAINING_PHOTOS);
  await within(app.upload()).findByText('This private window keeps nothing');
  expect(app.upload()).not.toHaveTextContent(/no room/);
  await atRest();
  expect(document.body).not.toHaveTextContent(device.CLAIM);
  // They come back with the screen, and can be trained on.
  await device.leaveAndReturn(page);
  await waitFor(() => expect(app.shownPhotos()).toHaveLength(MIN_TRAINING_PHOTOS));
  pressTwice(app.trainButton());
  await waitFor(() => expect(page.backend.db.trainings.all().at(-1)?.isDelivered).toBe(false));
});

test('a chosen file that changes before the press is named where there is no copy, before anything is charged', async () => {
  failStorage('IDBObjectStore', 'put');
  const page = await openSignedIn();
  const files = photos(MIN_TRAINING_PHOTOS);
  await device.addPhotos(page, ...files);
  await waitFor(() => expect(app.shownPhotos()).toHaveLength(MIN_TRAINING_PHOTOS));
  // As browsers do when the file on the disk has changed since.
  const gone = () => {
    throw new DOMException('It was modified.', 'NotReadableError');
  };
  const lost = { arrayBuffer: { value: () => Promise.resolve().then(gone) }, stream: { value: gone } };
  const part = Object.defineProperties(new File([], 'part'), lost);
  Object.defineProperties(files[2], { ...lost, slice: { value: () => part } });
  pressTwice(app.trainButton());
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Train your twin' })).toHaveTextContent(
      'photo-3.png cannot be read: it was moved, changed or deleted since it was chosen.',
    ),
  );
  expect(page.credits()).toBe(740);
});

/** Reads of what begins with this name fail until the mock is restored. */
const failReads = (name: string) =>
  failStorage('IDBObjectStore', 'get', (key) => String(key).startsWith(name), 'UnknownError');

test('pictures that cannot be read are left, and a new one is shown, saved and added to them later', async () => {
  await device.storeFile(device.PICTURES, [picture(2), picture(1)]);
  const page = await openPage();
  const fail = failReads(device.PICTURES);
  await signedInPage();
  await within(app.generator()).findByText('Your earlier pictures could not be read');
  await device.makePicture(page);
  expect(within(app.generator()).getByRole('button', { name: 'Download' })).toBeEnabled();
  expect(document.body).not.toHaveTextContent(device.CLAIM);
  // It is read twice at first, for the new picture, and after it.
  await waitFor(() => expect(fail.mock.calls.filter(([key]) => key === device.PICTURES)).toHaveLength(6));
  fail.mockRestore();
  expect(await device.storedFile(device.PICTURES)).toHaveLength(2);

  await page.user.click(within(app.generator()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument());
  const sheet = within(await screen.findByRole('region', { name: 'Your pictures' }));
  await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(3));
  const kept = () => device.storedFile(device.PICTURES);
  await waitFor(async () => expect(await kept()).toMatchObject(device.TWO_AND_THE_NEW_ONE));
  expect(page.credits()).toBe(740 - IMAGE_COST_CREDITS);
});

test('photos that cannot be read are left, and come back', async () => {
  const page = await device.openWithPhotos(3);
  const fail = failReads('photos');
  await device.leaveAndReturn(page);
  await within(app.upload()).findByText('Earlier photos could not be read');
  await device.addPhotos(page, photo('new.png'));
  await waitFor(() => expect(app.shownPhotos()).toHaveLength(1));
  fail.mockRestore();
  await page.user.click(within(app.upload()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(app.shownPhotos()).toHaveLength(4));
  await device.addPhotos(page, photo('last.png'));
  await waitFor(async () => expect(await device.storedFile(device.PHOTOS)).toHaveLength(5));
});

test('posts that cannot be read are left, and a new one is shown for this visit', async () => {
  const key = 'twin-studio:posts:user_ada';
  const older = [{ id: 'old', topic: 'Older', platform: 'facebook', post: 'An older post', createdAt: 1 }];
  const read = vi.spyOn(IDBObjectStore.prototype, 'get');
  const page = await openSignedIn({ scenario: 'style-learned' });
  // Once, although several parts of the studio show them.
  expect(read.mock.calls.filter(([name]) => name === device.PICTURES)).toHaveLength(1);
  localStorage.setItem(key, JSON.stringify(older));
  const fail = failStorage('Storage', 'getItem', (name) => name === key);
  await app.write(page, app.topicBox(), 'Our studio opens');
  await screen.findByText('Some of your saved work could not be read');
  await page.user.click(app.postButton());
  await within(app.post()).findByRole('button', { name: 'Copy post' });
  fail.mockRestore();
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(older);
  // Trying again could not join the two.
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeVisible();
  expect(within(app.post()).getByRole('button', { name: 'Copy post' })).toBeVisible();
});

test('a value of a newer version is left as it is, and the page says to reload', async () => {
  const newer = { version: 2, rows: [] };
  await device.storeFile(device.PICTURES, newer);
  await device.storeFile(device.PHOTOS, newer);
  const page = await openSignedIn();
  await within(app.generator()).findByText('Your earlier pictures could not be read');
  await within(app.upload()).findByText('Earlier photos could not be read');
  await device.makePicture(page);
  await waitFor(() => expect(app.generator()).toHaveTextContent(/newer version.* then reload this page\./));
  await device.addPhotos(page, photo('new.png'));
  await waitFor(() =>
    expect(app.upload()).toHaveTextContent(/These photos are not kept.*newer version: reload this page/),
  );
  expect(app.shownPhotos()).toHaveLength(1);
  expect(await device.storedFile(device.PICTURES)).toEqual(newer);
  expect(await device.storedFile(device.PHOTOS)).toEqual(newer);
});
