import { screen, waitFor, within } from '@testing-library/react';
import { MAX_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import { photo } from '../photos.ts';
import type { TestPage } from '../prepare-page.ts';

/** Opens the creation modal from the header, by its title. */
export async function openModal({ user }: TestPage, title: string): Promise<void> {
  await waitFor(() => screen.getByRole('button', { name: 'Create' }));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  const [header] = screen.getAllByRole('banner');
  if (!header) throw new Error('There is no header.');
  await user.click(within(header).getByRole('button', { name: title }));
  await waitFor(() => screen.getByRole('dialog', { name: title }));
}

export const addPhotoDialog = () => screen.getByRole('dialog', { name: 'Add Photo' });
export const uploadButton = () =>
  within(addPhotoDialog()).getByRole('button', { name: /^(Upload|Try again)$/ });

/** Chooses one file in the Add Photo dialog, without sending it. */
export async function choosePhoto({ user }: TestPage, file: File): Promise<void> {
  await user.upload(within(addPhotoDialog()).getByLabelText('Photo'), file);
}

/** Uploads this many reference photos, and closes the dialog. */
export async function addReferencePhotos(page: TestPage, count: number): Promise<void> {
  if (count === 0) return;
  await page.user.click(screen.getByRole('button', { name: 'Add Photo' }));
  for (let number = 1; number <= count; number += 1) {
    await addPhoto(page, `reference-${number}.png`, number);
  }
  if (count < MAX_REFERENCE_PHOTOS)
    await page.user.click(within(addPhotoDialog()).getByRole('button', { name: 'Done' }));
  await waitFor(() => {
    if (screen.queryByRole('dialog', { name: 'Add Photo' })) throw new Error('The dialog is still open.');
  });
}

async function addPhoto(page: TestPage, name: string, number: number): Promise<void> {
  await choosePhoto(page, photo(name));
  await waitFor(() => within(addPhotoDialog()).getByText(name));
  await page.user.click(uploadButton());
  await waitFor(() => screen.getAllByText(`${number}/${MAX_REFERENCE_PHOTOS} photos uploaded`));
}
