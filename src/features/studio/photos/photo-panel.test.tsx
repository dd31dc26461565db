import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { photoGrade } from '#entities/training-photos/photo-set.ts';
import { MAX_PHOTO_BYTES, MAX_TRAINING_PHOTOS, MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { formatFileSize } from '#shared/lib/format-file.ts';
import { photo, photos } from '#test/photos.ts';
import { renderPart } from '#test/render-part.tsx';
import { PhotoPanel } from './photo-panel.tsx';

const field = () => screen.getByLabelText('Training photos');
/** The names of the photos, read from the document, because a query for twenty buttons by role takes a second. */
const names = () =>
  [...document.querySelectorAll('[aria-label^="Remove "]')].map((button) =>
    button.getAttribute('aria-label')?.slice(7),
  );

async function open(...files: File[]) {
  const page = await renderPart(<PhotoPanel />, { scenario: 'new-creator' });
  await screen.findByLabelText('Training photos');
  if (files.length > 0) await add(...files);
  return page;
}

const refusedCount = () => Number.parseInt(screen.queryByText(/not added$/)?.textContent ?? '0', 10);

/** Chooses files in the dialog, and waits until all are checked. */
async function add(...files: File[]) {
  const countBefore = names().length;
  // The user can drop any file, even one that the dialog does not offer.
  await userEvent.upload(field(), files, { applyAccept: false });
  await waitFor(() => expect(names().length - countBefore + refusedCount()).toBe(files.length));
  await waitFor(() => expect(screen.queryByText(/^Checking/)).not.toBeInTheDocument());
}

/** The refused files, with their causes. */
const refusals = () =>
  within(screen.getByText(/not added$/).closest<HTMLElement>('[data-tone]') ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const undoNotice = () => screen.getByText(/removed$/).closest('[data-tone]');

function sized(name: string, bytes: number): File {
  const file = photo(name);
  return Object.defineProperty(file, 'size', { value: bytes });
}

describe('choosing photos (§2.3)', () => {
  test('tips explain what makes a good twin', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'What makes a good twin' })).toBeVisible();
    expect(screen.getByText(/^Only you in the frame/)).toBeVisible();
  });

  test('dropped photos are shown with their number', async () => {
    await open();
    const files = [photo('left.png'), photo('right.png')];
    const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
    fireEvent.drop(screen.getByRole('button', { name: /^Choose photos/ }), {
      dataTransfer: { files, items, types: ['Files'] },
    });
    expect(await screen.findByRole('button', { name: 'Remove right.png' })).toBeVisible();
    expect(screen.getByTitle('right.png')).toHaveAttribute('translate', 'no');
    expect(within(screen.getByRole('list', { name: 'Your photos' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
    expect(screen.getByText(`/${MAX_TRAINING_PHOTOS} photos`).parentElement).toHaveTextContent(
      `2/${MAX_TRAINING_PHOTOS} photos`,
    );
  });

  test('unusable files are listed with their causes', async () => {
    const good = photo('good-1.png');
    await open(
      good,
      good,
      new File([good], 'copy.png', { type: 'image/png' }),
      new File(['hello'], 'text.png', { type: 'image/png' }),
      sized('big.png', MAX_PHOTO_BYTES + 1),
      new File([], '<img src=x onerror=alert(1)>.png'),
      new File([], '../../x.png'),
      sized('exact.png', MAX_PHOTO_BYTES),
      new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }),
      new File([], `${'n'.repeat(251)}.jpeg`, { type: 'text/plain' }),
    );
    expect(await screen.findByText('8 files not added')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more (3 left)' }));
    expect(refusals()).toEqual([
      'good-1.png is already among your photos.',
      'copy.png is the same picture as good-1.png.',
      'text.png is not a picture.',
      `big.png is ${formatFileSize(MAX_PHOTO_BYTES + 1)}; the maximum is ${formatFileSize(MAX_PHOTO_BYTES)}.`,
      '<img src=x onerror=alert(1)>.png is empty.',
      '../../x.png is empty.',
      'cv.pdf is not a picture.',
      expect.stringMatching(/^n{24}…n+\.jpeg is empty\.$/),
    ]);
    expect(names()).toEqual(['good-1.png', 'exact.png']);
  });

  test('the minimum of photos shows a tip (§5.4)', async () => {
    await open(...photos(MIN_TRAINING_PHOTOS));
    const { hint, tip = '' } = photoGrade(MIN_TRAINING_PHOTOS);
    for (const text of [hint, tip]) expect(screen.getByText(text)).toBeVisible();
  });

  test('the maximum of photos allows no more until one is removed', async () => {
    await open(...photos(MAX_TRAINING_PHOTOS));
    expect(screen.queryByText(photoGrade(MIN_TRAINING_PHOTOS).tip ?? '')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Choose|Add) photos/ })).not.toBeInTheDocument();
    expect(screen.getByText(`All ${MAX_TRAINING_PHOTOS} photos added`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo-1.png' }));
    expect(screen.getByRole('button', { name: /^Add photos/ })).toBeVisible();
  });

  test('removals are undone one by one', async () => {
    const { user } = await open(...photos(3));
    await user.click(screen.getByRole('button', { name: 'Remove photo-1.png' }));
    await user.click(screen.getByRole('button', { name: 'Remove photo-2.png' }));
    expect(undoNotice()).toHaveTextContent('Photo removedphoto-2.png');
    await add(photo('other.png'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['photo-2.png', 'photo-3.png', 'other.png']);
    expect(undoNotice()).toHaveTextContent('Photo removedphoto-1.png');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['photo-1.png', 'photo-2.png', 'photo-3.png', 'other.png']);
    expect(screen.queryByText(/removed$/)).not.toBeInTheDocument();
  });

  test('new photos are shown once they are stored', async () => {
    const { put } = IDBObjectStore.prototype;
    let isTransactionFree = false;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function slowly(
      this: IDBObjectStore,
      ...parameters
    ) {
      // Repeated requests hold the transaction open.
      const repeat = () =>
        isTransactionFree ? put.apply(this, parameters) : this.get('').addEventListener('success', repeat);
      repeat();
      return this.get('');
    });
    await open();
    await userEvent.upload(field(), photos(1));
    await waitFor(() => expect(IDBObjectStore.prototype.put).toHaveBeenCalled());
    expect(screen.getByText('Checking 1 file…')).toBeVisible();
    expect(names()).toEqual([]);
    // The count is announced once, after all files.
    const count = screen.getByText(`/${MAX_TRAINING_PHOTOS} photos`).closest('[aria-live=polite]');
    expect(count).toHaveAttribute('aria-busy', 'true');
    isTransactionFree = true;
    await waitFor(() => expect(names()).toEqual(['photo-1.png']));
    await waitFor(() => expect(count).toHaveAttribute('aria-busy', 'false'));
  });
});
