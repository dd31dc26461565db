import { act, screen, waitFor, within } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { IMAGE_COST_CREDITS, MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import * as app from '../error-catalogue/actions.ts';
import { openPage, pressTwice, signedInPage } from '../error-catalogue/open-page.ts';
import { holdDevice, releaseDevice } from '../hold-device.ts';
import { photo } from '../photos.ts';
import { picture } from '../picture.ts';
import * as device from './stored-files.ts';

afterEach(async () => {
  vi.useRealTimers();
  await releaseDevice();
});

const fakeTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
const passTwoSeconds = () => act(() => vi.advanceTimersByTimeAsync(2_000));

const sheet = () => within(screen.getByRole('region', { name: 'Your pictures' }));
const gallery = () => sheet().getAllByRole('listitem');

const clearFiles = () => clear(createStore('twin-studio', 'files'));

/** What a reload would show. */
const storedPhotos = async () => {
  const ids = (await device.storedFile<string[]>(device.PHOTOS)) ?? [];
  const entries = await Promise.all(ids.map((id) => device.storedFile(`photo-${id}:user_ada`)));
  return entries.filter((one) => one !== undefined);
};

test('a device that does not answer shows the picture that was paid for, says that it is not kept, and stores it when the device answers', async () => {
  await device.storeFile(device.PICTURES, [picture(2), picture(1)]);
  const page = await openPage();
  const before = page.credits();
  await signedInPage();
  await waitFor(() => expect(gallery()).toHaveLength(2));
  await holdDevice();
  fakeTime();
  await device.makePicture(page);
  await passTwoSeconds();
  await waitFor(() => expect(app.generator()).toHaveTextContent('Your last change is not kept'));
  expect(gallery()).toHaveLength(3);
  expect(document.body).not.toHaveTextContent(device.CLAIM);
  expect(page.credits()).toBe(before - IMAGE_COST_CREDITS);

  await releaseDevice();
  await waitFor(() => expect(app.generator()).not.toHaveTextContent('is not kept'));
  expect(gallery()).toHaveLength(3);
  const kept = () => device.storedFile(device.PICTURES);
  await waitFor(async () => expect(await kept()).toMatchObject(device.TWO_AND_THE_NEW_ONE));
});

test('a device that does not answer takes photos that can be trained on, also when the studio is left and opened again, and adds them to the earlier ones when it answers', async () => {
  const page = await device.openWithPhotos(3);
  const first = await device.storedFile<string[]>(device.PHOTOS);
  await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await holdDevice();
  fakeTime();
  await page.user.click(await screen.findByRole('link', { name: 'Studio' }));
  await waitFor(app.upload);
  await passTwoSeconds();
  await within(app.upload()).findByText('Earlier photos could not be read');
  const files = Array.from({ length: MIN_TRAINING_PHOTOS }, (_, index) => photo(`new-${index + 1}.png`));
  await device.addPhotos(page, ...files);
  await waitFor(() => expect(app.shownPhotos()).toHaveLength(MIN_TRAINING_PHOTOS));
  expect(app.upload()).toHaveTextContent('These photos are not kept');
  await page.user.click(within(app.upload()).getByRole('button', { name: 'Remove new-1.png' }));
  await device.leaveAndReturn(page);
  await waitFor(() => expect(app.shownPhotos()).toHaveLength(MIN_TRAINING_PHOTOS - 1));
  expect(app.upload()).toHaveTextContent('Earlier photos could not be read');
  expect(app.upload()).toHaveTextContent('These photos are not kept');

  await releaseDevice();
  await waitFor(() => expect(app.shownPhotos()).toHaveLength(MIN_TRAINING_PHOTOS + 2));
  await waitFor(() => expect(app.upload()).not.toHaveTextContent(/not kept|could not be read/));
  await waitFor(async () => expect(await storedPhotos()).toHaveLength(MIN_TRAINING_PHOTOS + 2));
  const stored = (await device.storedFile<string[]>(device.PHOTOS)) ?? [];
  expect(stored.slice(0, 3)).toEqual(first);
  expect(new Set(stored).size).toBe(MIN_TRAINING_PHOTOS + 2);
  pressTwice(app.trainButton());
  await waitFor(() => expect(page.backend.db.trainings.all().at(-1)?.isDelivered).toBe(false));
});

test('storage that is cleared while the page is open keeps all photos when it was also silent', async () => {
  const page = await device.openWithPhotos(2);
  await holdDevice();
  fakeTime();
  const cleared = clearFiles();
  await device.addPhotos(page, photo('later.png'));
  await passTwoSeconds();
  await waitFor(() => expect(app.shownPhotos()).toHaveLength(3));
  await releaseDevice();
  await cleared;
  await waitFor(() => expect(app.upload()).not.toHaveTextContent('are not kept'));
  expect(await storedPhotos()).toHaveLength(3);
});

test('storage that is cleared while the page is open leaves the screen as it is, and is filled again with the next change', async () => {
  await device.storeFile(device.PICTURES, [picture(2), picture(1)]);
  const page = await device.openWithPhotos(2);
  await waitFor(() => expect(gallery()).toHaveLength(2));
  await app.write(page, app.promptBox(), 'in the rain');
  await clearFiles();
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(app.promptBox()).toHaveValue('in the rain');
  await app.write(page, app.promptBox(), '!');
  expect(localStorage.getItem('twin-studio:prompt-draft:user_ada')).toBe('"in the rain!"');

  await page.user.click(app.generateButton());
  await waitFor(() => expect(gallery()).toHaveLength(3));
  await waitFor(async () => expect(await device.storedFile(device.PICTURES)).toHaveLength(3));
  expect(app.shownPhotos()).toHaveLength(2);
  for (const [change, count] of [
    [() => device.addPhotos(page, photo('later.png')), 3],
    [() => page.user.click(app.shownPhotos()[0]!), 2],
  ] as const) {
    await clearFiles();
    await change();
    await waitFor(() => expect(app.shownPhotos()).toHaveLength(count));
    await waitFor(async () => expect(await device.storedFile(device.PHOTOS)).toHaveLength(count));
    expect(await storedPhotos()).toHaveLength(count);
  }
});
