import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { IMAGE_COST_CREDITS, MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import * as app from '../error-catalogue/actions.ts';
import { openPage, openSignedIn, clickTwice, signedInPage } from '../error-catalogue/open-page.ts';
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

const NOT_STORED = 'This browser cannot save your work';

describe('a device that does not respond', () => {
  test('shows a paid picture as not stored', async () => {
    await device.storePictures(picture(2), picture(1));
    const page = await openPage();
    const before = page.credits();
    await signedInPage();
    await waitFor(() => expect(gallery()).toHaveLength(2));
    await holdDevice();
    fakeTime();
    await device.createPicture(page);
    await passTwoSeconds();
    expect(await screen.findByText(NOT_STORED)).toBeVisible();
    expect(gallery()).toHaveLength(3);
    expect(document.body).not.toHaveTextContent(device.CLAIM);
    expect(page.credits()).toBe(before - IMAGE_COST_CREDITS);
  });

  test('accepts training photos for this visit', async () => {
    const page = await openSignedIn();
    await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await holdDevice();
    fakeTime();
    await page.user.click(await screen.findByRole('link', { name: 'Studio' }));
    await waitFor(app.upload);
    await passTwoSeconds();
    await screen.findByText(/^(This browser cannot save your work|Couldn’t read some of your saved work)/);
    const files = Array.from({ length: MIN_TRAINING_PHOTOS + 1 }, (_, index) =>
      photo(`new-${index + 1}.png`),
    );
    await device.addPhotos(page, ...files);
    await waitFor(() => expect(app.shownPhotos()).toHaveLength(files.length));
    await page.user.click(within(app.upload()).getByRole('button', { name: 'Remove new-1.png' }));
    await device.leaveAndReturn(page);
    await waitFor(() => expect(app.shownPhotos()).toHaveLength(MIN_TRAINING_PHOTOS));
    clickTwice(app.trainButton());
    await waitFor(() => expect(page.backend.db.trainings.all().at(-1)?.isDelivered).toBe(false));
  });
});
