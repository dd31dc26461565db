import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { atRest, holdResponses } from '#mocks/testing/test-requests.ts';
import { MAX_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import { photo } from '#test/photos.ts';
import { renderPart } from '#test/render-part.tsx';
import { storedValue, storeValue } from '#test/stored-values.ts';
import { CreateContentModal } from './create-content-modal.tsx';

/** The modal of a twin with this many photos in its draft. */
async function openWithPhotos(count: number, faults: Fault[] = []) {
  const photos = Array.from({ length: count }, (_, index) => ({
    url: `/api/objects/upload/kept_${index + 1}`,
    name: `kept-${index + 1}.png`,
    thumbnail: '',
  }));
  storeValue('photo-draft-ai_twin', photos);
  const page = await renderPart(<CreateContentModal type="ai_twin" onClose={() => {}} />, { faults });
  await screen.findByText(`${count}/${MAX_REFERENCE_PHOTOS} photos uploaded`);
  return page;
}

async function choose(user: UserEvent, file: File) {
  if (!screen.queryByRole('dialog', { name: 'Add Photo' })) {
    await user.click(screen.getByRole('button', { name: 'Add Photo' }));
  }
  // Not user.upload: that keeps back what the accept attribute excludes, and people can choose "all files".
  fireEvent.change(await screen.findByLabelText('Photo'), { target: { files: [file] } });
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const stored = () => (storedValue('photo-draft-ai_twin') ?? []) as { name: string; url: string }[];

test('a file with markup in its name and two files at once are refused; closing returns the focus (§4.5)', async () => {
  const { user } = await openWithPhotos(0);
  await choose(user, new File(['x'], '<img src=x>.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/<img src=x>.pdf/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Upload' })).toHaveAttribute('aria-disabled', 'true');
  const area = screen.getByLabelText('Photo').parentElement as HTMLElement;
  const files = [photo('a.png'), photo('b.png')];
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.drop(area, { dataTransfer: { files, items, types: ['Files'] } });
  expect(await screen.findByText(/Choose one photo at a time/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Photo' })).toHaveFocus());
});

test('Cancel upload and closing the dialog cancel an upload, and the photo is sent later to another address, which is kept for the job (§7.2, §7.3)', async () => {
  const hang = { operation: 'putUpload', kind: 'hang', times: 2 } as const;
  const { user, backend, requests } = await openWithPhotos(0, [hang]);
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  const uploads = () => backend.db.uploads.size;
  const before = uploads();
  await choose(user, photo('me.png'));
  await screen.findByText('me.png');
  await press(user, 'Upload');
  await waitFor(() => expect(uploads()).toBe(before + 1));
  await press(user, 'Cancel upload');
  await press(user, 'Upload');
  await waitFor(() => expect(uploads()).toBe(before + 2));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Photo' })).not.toBeInTheDocument());
  expect(abort).toHaveBeenCalledTimes(2);
  expect(stored()).toEqual([]);
  await press(user, 'Add Photo');
  await user.click(await screen.findByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(stored()).toHaveLength(1));
  expect(uploads()).toBe(before + 3);
  const put = requests.paths('putUpload');
  expect(new Set(put).size).toBe(3);
  expect(new URL(stored()[0]!.url, location.href).pathname).toBe(put.at(-1));
});

test('a removed photo keeps the focus among the photos, and Add Photo is hidden at the maximum (§4.5)', async () => {
  const { user } = await openWithPhotos(MAX_REFERENCE_PHOTOS);
  expect(screen.getByText('Ready')).toBeVisible();
  expect(screen.getByText('kept-1.png')).toHaveAttribute('translate', 'no');
  expect(screen.queryByRole('button', { name: 'Add Photo' })).not.toBeInTheDocument();
  for (let next = 2; next <= MAX_REFERENCE_PHOTOS; next += 1) {
    await press(user, `Remove photo 1, kept-${next - 1}.png`);
    const button = screen.getByRole('button', { name: `Remove photo 1, kept-${next}.png` });
    await waitFor(() => expect(button).toHaveFocus());
  }
  expect(stored().map(({ name }) => name)).toEqual([`kept-${MAX_REFERENCE_PHOTOS}.png`]);
  expect(screen.getByText(`1/${MAX_REFERENCE_PHOTOS} photos uploaded`)).toBeVisible();
  await press(user, `Remove photo 1, kept-${MAX_REFERENCE_PHOTOS}.png`);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Photo' })).toHaveFocus());
});

test('Add Photo opens with the focus on its file button, Upload keeps it, and the tenth photo, which removes Add Photo, leaves it in the form', async () => {
  const { user } = await openWithPhotos(MAX_REFERENCE_PHOTOS - 2);
  await press(user, 'Add Photo');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Choose a photo/ })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Upload' })).toHaveAccessibleDescription('Choose a photo first.');
  await choose(user, photo('me.png'));
  expect(await screen.findByText('me.png')).toHaveAttribute('translate', 'no');
  const response = holdResponses();
  await press(user, 'Upload');
  expect(await screen.findByRole('button', { name: 'Uploading…' })).toHaveFocus();
  response();
  await waitFor(() => expect(stored()).toHaveLength(MAX_REFERENCE_PHOTOS - 1));
  await atRest();
  expect(screen.getByRole('button', { name: 'Upload' })).toHaveFocus();
  await choose(user, photo('last.png'));
  await screen.findByText('last.png');
  await press(user, 'Upload');
  const form = screen.getByRole('dialog', { name: 'Create AI Twin' });
  await waitFor(() => expect(form).toContainElement(document.activeElement as HTMLElement));
});

test('Add Photo is described by the number of photos that are required', async () => {
  await openWithPhotos(0);
  const add = screen.getByRole('button', { name: 'Add Photo' });
  expect(add).toHaveAccessibleDescription(new RegExp(`^3-${MAX_REFERENCE_PHOTOS} photos are required`));
});
