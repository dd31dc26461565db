import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { MAX_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import { photo } from '#test/photos.ts';
import { renderPart, SignedIn } from '#test/render-part.tsx';
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
  const page = await renderPart(
    <SignedIn>
      <CreateContentModal type="ai_twin" onClose={() => {}} />
    </SignedIn>,
    {
      prepare: async (backend) => {
        for (const fault of faults) await backend.faults.add(fault);
      },
    },
  );
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
const kept = () => (storedValue('photo-draft-ai_twin') ?? []) as { name: string }[];

describe('adding a photo (§4.5)', () => {
  test('returns the focus to its button', async () => {
    const { user } = await openWithPhotos(0);
    await press(user, 'Add Photo');
    await screen.findByRole('dialog', { name: 'Add Photo' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Photo' })).toHaveFocus());
  });

  test('a file with markup in its name is refused, and the name stays text', async () => {
    const { user } = await openWithPhotos(0);
    await choose(user, new File(['x'], '<img src=x>.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/<img src=x>.pdf/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
  });

  test('two files dropped at once are refused', async () => {
    const { user } = await openWithPhotos(0);
    await press(user, 'Add Photo');
    const area = (await screen.findByLabelText('Photo')).parentElement as HTMLElement;
    const files = [photo('a.png'), photo('b.png')];
    const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
    fireEvent.drop(area, { dataTransfer: { files, items, types: ['Files'] } });
    expect(await screen.findByText(/One photo at a time, please/)).toBeInTheDocument();
  });
});

const backdrop = () => document.querySelector<HTMLElement>('.bg-veil') as HTMLElement;

describe('closing the dialog cancels the upload', () => {
  test.each<[string, (user: UserEvent) => Promise<void>]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['the backdrop', (user) => user.click(backdrop())],
    ['its cross', (user) => user.click(within(addPhoto()).getByRole('button', { name: 'Close' }))],
  ])('by %s; no photo appears later', async (_, leave) => {
    const { user, backend } = await openWithPhotos(1);
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    await backend.faults.add({ operation: 'putUpload', kind: 'hang' });
    await choose(user, photo('me.png'));
    await screen.findByText('me.png');
    await press(user, 'Upload');
    await waitFor(() => expect(backend.db.uploads.all()).not.toHaveLength(0));
    await leave(user);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Photo' })).not.toBeInTheDocument());
    expect(abort).toHaveBeenCalled();
    expect(kept()).toHaveLength(1);
    await press(user, 'Add Photo');
    expect(await screen.findByRole('button', { name: 'Upload' })).toBeEnabled();
  });

  test('as Cancel upload does, after which the photo is sent to another address', async () => {
    const { user, backend } = await openWithPhotos(0, [{ operation: 'putUpload', kind: 'hang', times: 1 }]);
    await choose(user, photo('me.png'));
    await screen.findByText('me.png');
    const uploads = () => backend.db.uploads.size;
    const before = uploads();
    await press(user, 'Upload');
    await waitFor(() => expect(uploads()).toBe(before + 1));
    await press(user, 'Cancel upload');
    expect(kept()).toEqual([]);
    await press(user, 'Upload');
    await waitFor(() => expect(kept()).toHaveLength(1));
    expect(uploads()).toBe(before + 2);
  });
});

const addPhoto = () => screen.getByRole('dialog', { name: 'Add Photo' });

describe('removing a photo (§4.5)', () => {
  test('shows Add Photo again, which is hidden at the maximum', async () => {
    const { user } = await openWithPhotos(MAX_REFERENCE_PHOTOS);
    expect(screen.getByText('Ready')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Photo' })).not.toBeInTheDocument();
    await press(user, 'Remove photo 1, kept-1.png');
    expect(
      screen.getByText(`${MAX_REFERENCE_PHOTOS - 1}/${MAX_REFERENCE_PHOTOS} photos uploaded`),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Photo' })).toBeVisible();
  });

  test('keeps the focus among the photos', async () => {
    const { user } = await openWithPhotos(2);
    await press(user, 'Remove photo 1, kept-1.png');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove photo 1, kept-2.png' })).toHaveFocus(),
    );
    expect(kept().map(({ name }) => name)).toEqual(['kept-2.png']);
    await press(user, 'Remove photo 1, kept-2.png');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Photo' })).toHaveFocus());
  });
});
