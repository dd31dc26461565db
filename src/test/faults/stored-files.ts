import { screen, waitFor, within } from '@testing-library/react';
import { createStore, entries, get, set, setMany } from 'idb-keyval';
import { expect } from 'vitest';
import type { Picture, StoredPicture } from '#entities/picture/picture.ts';
import type { StoredPhoto } from '#entities/training-photos/stored-photos.ts';
import * as app from '../error-catalogue/actions.ts';
import { openSignedIn } from '../error-catalogue/open-page.ts';
import type { TestPage } from '../prepare-page.ts';

/** The sentence of a panel whose work is stored on the device. */
export const CLAIM = /saved (on this device|here)/i;

const database = () => createStore('twin-studio', 'files');

/** Ada's entries of this name, as another page would read them. */
async function storedEntries<T>(name: string): Promise<T[]> {
  const all = await entries<string, T>(database());
  return all.filter(([key]) => key.startsWith(`${name}:user_ada:`)).map(([, value]) => value);
}

/** Ada's pictures, the newest first. */
export async function storedPictures(): Promise<StoredPicture[]> {
  const pictures = await storedEntries<StoredPicture>('picture');
  return pictures.toSorted((first, second) => second.position - first.position);
}

export async function storedPhotos(): Promise<StoredPhoto[]> {
  const photos = await storedEntries<StoredPhoto>('photo');
  return photos.toSorted((first, second) => first.position - second.position);
}

/** Stores pictures as an earlier visit or another tab would. */
export async function storePictures(...pictures: Picture[]): Promise<void> {
  const entry = ({ imageUrl, ...picture }: Picture) => {
    const stored = { ...picture, position: picture.position ?? picture.createdAt, image: imageUrl };
    return [`picture:user_ada:${picture.id}`, stored] as [string, StoredPicture];
  };
  await setMany(pictures.map(entry), database());
}

/** Any entry of the device's files. */
export const readEntry = (key: string) => get<unknown>(key, database());
export const storeEntry = (key: string, value: unknown) => set(key, value, database());

export async function createPicture(page: TestPage): Promise<void> {
  await app.writePrompt(page);
  await page.user.click(app.generateButton());
  await within(await screen.findByRole('figure', { name: 'Latest picture' })).findByRole('img', {
    name: /rooftop/,
  });
}

/** The picture of `createPicture` before two earlier ones. */
export const TWO_AND_THE_NEW_ONE = [{ prompt: 'on a rooftop' }, { id: 'p2' }, { id: 'p1' }];

export const addPhotos = ({ user }: TestPage, ...files: File[]) =>
  user.upload(within(app.upload()).getByLabelText('Training photos'), files);

/** Opens the studio with this many stored photos. */
export async function openWithPhotos(count: number): Promise<TestPage> {
  const page = await openSignedIn();
  await app.choosePhotos(page, count);
  await waitFor(async () => expect(await storedPhotos()).toHaveLength(count));
  return page;
}

export async function leaveAndReturn({ user }: TestPage): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await user.click(await screen.findByRole('link', { name: 'Studio' }));
}
