import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { atRest } from '#mocks/testing/test-calls.ts';
import { MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import {
  choosePhotos,
  generateButton,
  learnStyle,
  shownPhotos,
  style,
  trainButton,
  upload,
} from '../error-catalogue/actions.ts';
import { openSignedIn, pressTwice } from '../error-catalogue/open-page.ts';
import { photos } from '../photos.ts';
import { picture } from '../picture.ts';
import {
  addPhotos,
  CLAIM,
  leaveAndReturn,
  makePicture,
  PICTURES,
  storedFile,
  storeFile,
} from './stored-files.ts';

// What cleans up after a test needs the storage that the test has spoiled.
afterEach(() => void vi.restoreAllMocks());

test('the limit of kept pictures names a picture before it is dropped, offers to save it, and never drops a favourite', async () => {
  const favourites = [1, 2, 3].map((number) => picture(number, { isFavourite: true }));
  const ordinary = Array.from({ length: 60 }, (_, index) => picture(index + 4));
  await storeFile(PICTURES, [...ordinary.toReversed(), ...favourites.toReversed()]);
  const page = await openSignedIn();
  const notice = () => screen.getByText('60 pictures are kept here, and your favourites').closest('div')!;
  await waitFor(notice);
  expect(notice()).toHaveTextContent('The next picture takes the place of the oldest');
  expect(within(notice()).getByRole('button', { name: 'Download' })).toBeEnabled();
  await makePicture(page);
  await waitFor(async () => expect(await storedFile(PICTURES)).toHaveLength(63));
  const ids = async () => ((await storedFile<{ id: string }[]>(PICTURES)) ?? []).map(({ id }) => id);
  expect(await ids()).toEqual(expect.arrayContaining(['p1', 'p2', 'p3', 'p5']));
  expect(await ids()).not.toContain('p4');

  await page.user.click(within(notice()).getByRole('button', { name: 'Keep as a favourite' }));
  await waitFor(() => expect(screen.queryByText(/^60 pictures are kept/)).not.toBeInTheDocument());
});

describe('the sentences about storage', () => {
  test('no screen claims that a device without storage keeps anything', async () => {
    const page = await openSignedIn();
    await learnStyle(page);
    await waitFor(() => expect(document.body).toHaveTextContent(CLAIM));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await makePicture(page);
    await atRest();
    expect(document.body).not.toHaveTextContent(CLAIM);

    await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => screen.getByRole('heading', { name: /What are you/ }));
    await atRest();
    expect(document.body).not.toHaveTextContent(CLAIM);

    await page.user.click(screen.getByRole('link', { name: 'Studio' }));
    await page.backend.db.transact(() => page.backend.db.sessions.remove(() => true));
    await page.user.click(await waitFor(generateButton));
    await waitFor(() => screen.getByText(/Your session ended/));
    await atRest();
    expect(document.body).not.toHaveTextContent(CLAIM);
    expect(screen.getByRole('alert')).toHaveTextContent('could not keep everything');
  });

  test('the browser is asked to keep the first picture, and a refusal is respected (decision 58)', async () => {
    const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false);
    vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false);
    const page = await openSignedIn();
    expect(persist).not.toHaveBeenCalled();
    await learnStyle(page);
    await makePicture(page);
    await waitFor(() => expect(persist).toHaveBeenCalledOnce());
    await waitFor(() => expect(style()).toHaveTextContent('Kept in this browser for now'));
    await atRest();
    expect(document.body).not.toHaveTextContent(CLAIM);
    await page.backend.db.transact(() => page.backend.db.sessions.remove(() => true));
    await page.user.click(generateButton());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('are kept in this browser for now.'),
    );
  });

  test('a private window of Safari, which stores no files, keeps photos as bytes and says that it keeps nothing', async () => {
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(
      this: IDBObjectStore,
      value,
      key,
    ) {
      if (Object.values(value as object).some((field) => field instanceof Blob))
        throw new DOMException('BlobURLs are not yet supported.', 'DataCloneError');
      return put.call(this, value, key);
    });
    const page = await openSignedIn();
    await choosePhotos(page, MIN_TRAINING_PHOTOS);
    await within(upload()).findByText('This private window keeps nothing');
    expect(upload()).not.toHaveTextContent(/no room/);
    await atRest();
    expect(document.body).not.toHaveTextContent(CLAIM);
    // They come back with the screen, and can be trained on.
    await leaveAndReturn(page);
    await waitFor(() => expect(shownPhotos()).toHaveLength(MIN_TRAINING_PHOTOS));
    pressTwice(trainButton());
    await waitFor(() => expect(page.backend.db.trainings.all().at(-1)?.isDelivered).toBe(false));
  });
});

test('a chosen file that changes before the press is named where there is no copy, before anything is charged', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = await openSignedIn();
  const files = photos(MIN_TRAINING_PHOTOS);
  await addPhotos(page, ...files);
  await waitFor(() => expect(shownPhotos()).toHaveLength(MIN_TRAINING_PHOTOS));
  // As browsers do when the file on the disk has changed since.
  const gone = () => {
    throw new DOMException('It was modified.', 'NotReadableError');
  };
  const lost = { arrayBuffer: { value: () => Promise.resolve().then(gone) }, stream: { value: gone } };
  const part = Object.defineProperties(new File([], 'part'), lost);
  Object.defineProperties(files[2], { ...lost, slice: { value: () => part } });
  pressTwice(trainButton());
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Train your twin' })).toHaveTextContent(
      'photo-3.png cannot be read: it was moved, changed or deleted since it was chosen.',
    ),
  );
  expect(page.credits()).toBe(740);
});
