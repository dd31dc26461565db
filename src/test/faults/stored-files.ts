import { screen, waitFor, within } from '@testing-library/react';
import { createStore, get, set } from 'idb-keyval';
import { expect } from 'vitest';
import * as app from '../error-catalogue/actions.ts';
import { openSignedIn } from '../error-catalogue/open-page.ts';
import type { TestPage } from '../prepare-page.ts';

/** The sentence of a panel whose work is stored on the device. */
export const CLAIM = /kept (on this device|here)/i;

export const PHOTOS = 'photos:user_ada';
export const PICTURES = 'pictures:user_ada';

/** A stored file, as another page would read it. */
export const storedFile = <T>(key: string) => get<T>(key, createStore('twin-studio', 'files'));
export const storeFile = (key: string, value: unknown) =>
  set(key, value, createStore('twin-studio', 'files'));

export async function makePicture(page: TestPage): Promise<void> {
  await app.writePrompt(page);
  await page.user.click(app.generateButton());
  await within(await screen.findByRole('figure', { name: 'Latest picture' })).findByRole('img', {
    name: /rooftop/,
  });
}

/** Two earlier pictures, and the one of `makePicture` before them. */
export const TWO_AND_THE_NEW_ONE = [{ prompt: 'on a rooftop' }, { id: 'p2' }, { id: 'p1' }];

export const addPhotos = ({ user }: TestPage, ...files: File[]) =>
  user.upload(within(app.upload()).getByLabelText('Training photos'), files);

/** The studio with so many photos, which are stored. */
export async function openWithPhotos(count: number): Promise<TestPage> {
  const page = await openSignedIn();
  await app.choosePhotos(page, count);
  await waitFor(async () => expect(await storedFile(PHOTOS)).toHaveLength(count));
  return page;
}

export async function leaveAndReturn({ user }: TestPage): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await user.click(await screen.findByRole('link', { name: 'Studio' }));
}
