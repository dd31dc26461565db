import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { atRest } from '#mocks/testing/test-requests.ts';
import { IMAGE_COST_CREDITS, MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import * as app from '../error-catalogue/actions.ts';
import { openPage, openSignedIn, clickTwice, signedInPage } from '../error-catalogue/open-page.ts';
import { failStorage } from '../fail-storage.ts';
import { photo, photos } from '../photos.ts';
import { picture } from '../picture.ts';
import * as device from './stored-files.ts';

// The clean-up after a test needs working storage.
afterEach(() => void vi.restoreAllMocks());

describe('the oldest of 60 pictures', () => {
  /** Opens the studio with 60 pictures and three favorites. @returns the notice about the oldest one */
  async function openFullGallery() {
    const favorites = [1, 2, 3].map((number) => picture(number, { isFavourite: true }));
    const ordinary = Array.from({ length: 60 }, (_, index) => picture(index + 4));
    await device.storePictures(...ordinary, ...favorites);
    const page = await openSignedIn();
    const notice = () => screen.getByText('This device holds 60 pictures and your favorites').closest('div')!;
    await waitFor(notice);
    return { page, notice };
  }

  test('is announced before the next picture replaces it', async () => {
    const { notice } = await openFullGallery();
    expect(notice()).toHaveTextContent('Your next picture replaces the oldest');
    expect(within(notice()).getByRole('button', { name: 'Download' })).toBeEnabled();
  });

  test('is replaced by the next picture', async () => {
    const { page } = await openFullGallery();
    await device.createPicture(page);
    await waitFor(async () => expect(await device.storedPictures()).toHaveLength(63));
    const ids = async () => (await device.storedPictures()).map(({ id }) => id);
    expect(await ids()).toEqual(expect.arrayContaining(['p1', 'p2', 'p3', 'p5']));
    expect(await ids()).not.toContain('p4');
  });

  test('is preserved as a favorite', async () => {
    const { page, notice } = await openFullGallery();
    await page.user.click(within(notice()).getByRole('button', { name: 'Add to favorites' }));
    await waitFor(() => expect(screen.queryByText(/^This device holds 60 pictures/)).not.toBeInTheDocument());
  });
});

test('no screen claims that a device without storage stores anything', async () => {
  const page = await openSignedIn({ scenario: 'style-learned' });
  await waitFor(() => expect(document.body).toHaveTextContent(device.CLAIM));
  failStorage('Storage', 'setItem');
  await device.createPicture(page);
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
  expect(screen.getByRole('alert')).toHaveTextContent('could not be saved');
});

test('a browser that refuses to persist data is named as such (decision 58)', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false);
  vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false);
  const page = await openSignedIn();
  expect(persist).not.toHaveBeenCalled();
  await app.learnStyle(page);
  await device.createPicture(page);
  await waitFor(() => expect(persist).toHaveBeenCalledOnce());
  await waitFor(() =>
    expect(app.style()).toHaveTextContent('Saved on this device (until the browser clears it)'),
  );
  await atRest();
  expect(document.body).not.toHaveTextContent(/saved on this device(?! \(until)/i);
  await page.backend.db.transact(() => page.backend.db.sessions.remove(() => true));
  await page.user.click(app.generateButton());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('are saved in this browser for now.'),
  );
});

test('a browser that stores no files accepts training photos for this visit', async () => {
  failStorage('IDBObjectStore', 'put');
  const page = await openSignedIn();
  await app.choosePhotos(page, MIN_TRAINING_PHOTOS);
  expect(await screen.findByText('This browser is out of space')).toBeVisible();
  expect(document.body).not.toHaveTextContent(device.CLAIM);
  await device.leaveAndReturn(page);
  await waitFor(() => expect(app.shownPhotos()).toHaveLength(MIN_TRAINING_PHOTOS));
  clickTwice(app.trainButton());
  await waitFor(() => expect(page.backend.db.trainings.all().at(-1)?.isDelivered).toBe(false));
});

test('a full device shows a new picture for this visit under one notice', async () => {
  failStorage('IDBObjectStore', 'put');
  const page = await openSignedIn();
  await device.createPicture(page);
  expect(await screen.findByText('This browser is out of space')).toBeVisible();
  expect(screen.getAllByText(/lost when you leave/)).toHaveLength(1);
  await device.leaveAndReturn(page);
  expect(await screen.findByRole('figure', { name: 'Latest picture' })).toBeVisible();
});

test('a file that changed since its choice is reported before a charge', async () => {
  failStorage('IDBObjectStore', 'put');
  const page = await openSignedIn();
  const files = photos(MIN_TRAINING_PHOTOS);
  await device.addPhotos(page, ...files);
  await waitFor(() => expect(app.shownPhotos()).toHaveLength(MIN_TRAINING_PHOTOS));
  // Browsers throw this error when the file on disk has changed.
  const failRead = () => {
    throw new DOMException('It was modified.', 'NotReadableError');
  };
  const lost = {
    arrayBuffer: { value: () => Promise.resolve().then(failRead) },
    stream: { value: failRead },
  };
  const part = Object.defineProperties(new File([], 'part'), lost);
  Object.defineProperties(files[2], { ...lost, slice: { value: () => part } });
  clickTwice(app.trainButton());
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Train your twin' })).toHaveTextContent(
      'photo-3.png cannot be read: it was moved, changed or deleted since you chose it.',
    ),
  );
  expect(page.credits()).toBe(740);
});

/** Lets reads fail whose keys start with `prefix`. */
const failReads = (prefix: string) =>
  failStorage('IDBObjectStore', 'get', (key) => String(key).startsWith(prefix), 'UnknownError');

const UNREADABLE = 'Couldn’t read some of your saved work';

test('pictures that cannot be read are not overwritten by a new one', async () => {
  await device.storePictures(picture(2), picture(1));
  const page = await openPage();
  failReads('picture:').mockName('reads');
  await signedInPage();
  expect(await screen.findByText(UNREADABLE)).toBeVisible();
  await device.createPicture(page);
  expect(document.body).not.toHaveTextContent(device.CLAIM);
  vi.restoreAllMocks();
  await waitFor(async () => expect(await device.storedPictures()).toMatchObject(device.TWO_AND_THE_NEW_ONE));
  expect(page.credits()).toBe(740 - IMAGE_COST_CREDITS);
});

test('photos that cannot be read are not overwritten by a new one', async () => {
  const page = await device.openWithPhotos(3);
  failReads('photo:');
  await device.leaveAndReturn(page);
  expect(await screen.findByText(UNREADABLE)).toBeVisible();
  await device.addPhotos(page, photo('new.png'));
  await waitFor(() => expect(app.shownPhotos()).toHaveLength(1));
  vi.restoreAllMocks();
  await waitFor(async () => expect(await device.storedPhotos()).toHaveLength(4));
});

test('a new post does not overwrite posts that cannot be read', async () => {
  const key = 'twin-studio:posts:user_ada';
  const older = [{ id: 'old', topic: 'Older', platform: 'facebook', post: 'An older post', createdAt: 1 }];
  const page = await openSignedIn({ scenario: 'style-learned' });
  localStorage.setItem(key, JSON.stringify(older));
  const fail = failStorage('Storage', 'getItem', (name) => name === key);
  await app.write(page, app.topicBox(), 'Our studio opens');
  await screen.findByText(UNREADABLE);
  await page.user.click(app.postButton());
  await within(app.post()).findByRole('button', { name: 'Copy post' });
  fail.mockRestore();
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(older);
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeVisible();
  expect(within(app.post()).getByRole('button', { name: 'Copy post' })).toBeVisible();
});

test('a picture of a newer app version is left unchanged', async () => {
  const newer = { id: 'p1', version: 9 };
  await device.storeEntry('picture:user_ada:p1', newer);
  const page = await openSignedIn();
  expect(await screen.findByText(UNREADABLE)).toBeVisible();
  await device.createPicture(page);
  await waitFor(async () => expect(await device.storedPictures()).toHaveLength(2));
  expect(await device.storedPictures()).toContainEqual(newer);
});

test('a list of pictures of an unknown version is left unchanged', async () => {
  await device.storeEntry('pictures:user_ada', { version: 9 });
  await openSignedIn();
  expect(await screen.findByText(UNREADABLE)).toBeVisible();
  expect(await device.readEntry('pictures:user_ada')).toEqual({ version: 9 });
});

test('forty large pictures are stored as forty entries', async () => {
  const png = `data:image/png;base64,${btoa('p'.repeat(200_000))}`;
  const list = Array.from({ length: 40 }, (_, index) => ({ ...picture(40 - index), imageUrl: png }));
  await device.storeEntry('pictures:user_ada', list);
  const page = await openSignedIn();
  await waitFor(async () => expect(await device.storedPictures()).toHaveLength(40));
  const [newest] = await device.storedPictures();
  expect(newest).toMatchObject({ id: 'p40', image: expect.any(Blob) as Blob });
  await device.leaveAndReturn(page);
  const sheet = within(await screen.findByRole('region', { name: 'Your pictures' }));
  await waitFor(() => expect(sheet.getByRole('button', { name: /^Show more \(28 left\)/ })).toBeVisible());
});

const MEDIA_HOST = 'https://files.example';

/** Creates a picture on another host. @param respond the response of that host */
async function createPictureElsewhere(respond: () => Promise<Response>) {
  const body = { ok: true, imageUrl: `${MEDIA_HOST}/1.png`, method: 'flux', quality: 'premium' };
  const page = await openSignedIn({ faults: [{ operation: 'generateImage', kind: 'body', body }] });
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    typeof input === 'string' && input.startsWith(MEDIA_HOST) ? respond() : fetch(input, init),
  );
  await device.createPicture(page);
}

test('a picture of another host is stored with its bytes', async () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  await createPictureElsewhere(async () => new Response(png, { headers: { 'Content-Type': 'image/png' } }));
  const stored = { prompt: 'on a rooftop', image: { type: 'image/png', bytes: png.buffer } };
  await waitFor(async () => expect(await device.storedPictures()).toMatchObject([stored]));
  expect(app.generator()).not.toHaveTextContent('Not saved on this device');
});

test('a picture of a host that forbids reading shows how long it is available', async () => {
  await createPictureElsewhere(() => Promise.reject(new TypeError('Failed to fetch')));
  await waitFor(() =>
    expect(app.generator()).toHaveTextContent(/Not saved on this device\. Available until at least .*\./),
  );
  expect(await device.storedPictures()).toMatchObject([{ image: `${MEDIA_HOST}/1.png` }]);
});
