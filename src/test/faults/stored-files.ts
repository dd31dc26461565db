import { screen, within } from '@testing-library/react';
import { createStore, get, set } from 'idb-keyval';
import { generateButton, writePrompt } from '../error-catalogue/actions.ts';
import type { Page } from '../error-catalogue/open-page.ts';

/** What a panel says of work that the device keeps. */
export const CLAIM = /kept on this device/i;

export const PHOTOS = 'photos:user_ada';
export const PICTURES = 'pictures:user_ada';

/** A file that is stored, as another page would find it. */
export const storedFile = <T>(key: string) => get<T>(key, createStore('twin-studio', 'files'));
export const storeFile = (key: string, value: unknown) =>
  set(key, value, createStore('twin-studio', 'files'));

export const picture = (number: number, special: object = {}) => ({
  id: `p${number}`,
  imageUrl: `data:image/png;base64,iVBORw0KGgo${number}`,
  prompt: `number ${number}`,
  sentPrompt: `ADA7K person, number ${number}`,
  triggerWord: 'ADA7K',
  createdAt: number,
  isFavourite: false,
  ...special,
});

export async function makePicture(page: Page): Promise<void> {
  await writePrompt(page);
  await page.user.click(generateButton());
  await within(await screen.findByRole('figure', { name: 'Latest picture' })).findByRole('img', {
    name: /rooftop/,
  });
}
