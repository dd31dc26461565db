import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { atRest, holdResponses } from '#mocks/testing/test-requests.ts';
import { MAX_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import { photo } from '#test/photos.ts';
import { renderPart } from '#test/render-part.tsx';
import { storedValue, storeValue } from '#test/stored-values.ts';
import { CreateContentModal } from './create-content-modal.tsx';

/** Opens the form of a twin with this many photos in its draft. */
async function openWithPhotos(count: number, faults: Fault[] = []) {
  const photos = Array.from({ length: count }, (_, index) => ({
    url: `/api/objects/upload/stored_${index + 1}`,
    name: `stored-${index + 1}.png`,
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
  // Not user.upload: it drops files that the accept attribute excludes, but users can choose "all files".
  fireEvent.change(await screen.findByLabelText('Photo'), { target: { files: [file] } });
}

const clickButton = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const stored = () => (storedValue('photo-draft-ai_twin') ?? []) as { name: string; url: string }[];

describe('Add Photo (§4.5)', () => {
  test('shows the name of a refused file as text', async () => {
    const { user } = await openWithPhotos(0);
    await choose(user, new File(['x'], '<img src=x>.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/<img src=x>.pdf/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('refuses two files dropped together', async () => {
    const { user } = await openWithPhotos(0);
    await clickButton(user, 'Add Photo');
    const input = await screen.findByLabelText('Photo');
    const area = input.parentElement as HTMLElement;
    const files = [photo('a.png'), photo('b.png')];
    const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
    fireEvent.drop(area, { dataTransfer: { files, items, types: ['Files'] } });
    expect(await screen.findByText(/Choose one photo at a time/)).toBeInTheDocument();
  });

  test('returns the focus when it is closed', async () => {
    const { user } = await openWithPhotos(0);
    await clickButton(user, 'Add Photo');
    await screen.findByLabelText('Photo');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Photo' })).toHaveFocus());
  });

  test('sends a photo to a new address after each cancelled upload (§7.2, §7.3)', async () => {
    const hang = { operation: 'putUpload', kind: 'hang', times: 2 } as const;
    const { user, backend, requests } = await openWithPhotos(0, [hang]);
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    const uploads = () => backend.db.uploads.size;
    const before = uploads();
    await choose(user, photo('me.png'));
    await screen.findByText('me.png');
    await clickButton(user, 'Upload');
    await waitFor(() => expect(uploads()).toBe(before + 1));
    await clickButton(user, 'Cancel upload');
    await clickButton(user, 'Upload');
    await waitFor(() => expect(uploads()).toBe(before + 2));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Photo' })).not.toBeInTheDocument());
    expect(abort).toHaveBeenCalledTimes(2);
    expect(stored()).toEqual([]);
    await clickButton(user, 'Add Photo');
    await user.click(await screen.findByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(stored()).toHaveLength(1));
    expect(uploads()).toBe(before + 3);
    const put = requests.paths('putUpload');
    expect(new Set(put).size).toBe(3);
    expect(new URL(stored()[0]!.url, location.href).pathname).toBe(put.at(-1));
  });

  test('is hidden at the maximum', async () => {
    await openWithPhotos(MAX_REFERENCE_PHOTOS);
    expect(screen.getByText('Ready')).toBeVisible();
    expect(screen.getByText('stored-1.png')).toHaveAttribute('translate', 'no');
    expect(screen.queryByRole('button', { name: 'Add Photo' })).not.toBeInTheDocument();
  });

  test('gets the focus after the last photo is removed', async () => {
    const { user } = await openWithPhotos(MAX_REFERENCE_PHOTOS);
    for (let next = 2; next <= MAX_REFERENCE_PHOTOS; next += 1) {
      await clickButton(user, `Remove photo 1, stored-${next - 1}.png`);
      const button = screen.getByRole('button', { name: `Remove photo 1, stored-${next}.png` });
      await waitFor(() => expect(button).toHaveFocus());
    }
    expect(stored().map(({ name }) => name)).toEqual([`stored-${MAX_REFERENCE_PHOTOS}.png`]);
    expect(screen.getByText(`1/${MAX_REFERENCE_PHOTOS} photos uploaded`)).toBeVisible();
    await clickButton(user, `Remove photo 1, stored-${MAX_REFERENCE_PHOTOS}.png`);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Photo' })).toHaveFocus());
  });

  test('opens with the focus on its file button', async () => {
    const { user } = await openWithPhotos(0);
    await clickButton(user, 'Add Photo');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Choose a photo/ })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Upload' })).toHaveAccessibleDescription(
      'Choose a photo first.',
    );
  });

  test('preserves the focus on Upload', async () => {
    const { user } = await openWithPhotos(0);
    await choose(user, photo('me.png'));
    expect(await screen.findByText('me.png')).toHaveAttribute('translate', 'no');
    const releaseResponse = holdResponses();
    await clickButton(user, 'Upload');
    expect(await screen.findByRole('button', { name: 'Uploading…' })).toHaveFocus();
    releaseResponse();
    await waitFor(() => expect(stored()).toHaveLength(1));
    await atRest();
    expect(screen.getByRole('button', { name: 'Upload' })).toHaveFocus();
  });

  test('leaves the focus in the form after the last photo', async () => {
    const { user } = await openWithPhotos(MAX_REFERENCE_PHOTOS - 1);
    await choose(user, photo('last.png'));
    await screen.findByText('last.png');
    await clickButton(user, 'Upload');
    const form = screen.getByRole('dialog', { name: 'Create AI Twin' });
    await waitFor(() => expect(form).toContainElement(document.activeElement as HTMLElement));
  });

  test('is described by the required number of photos', async () => {
    await openWithPhotos(0);
    const add = screen.getByRole('button', { name: 'Add Photo' });
    expect(add).toHaveAccessibleDescription(new RegExp(`^3-${MAX_REFERENCE_PHOTOS} photos are required`));
  });
});
