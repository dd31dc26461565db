import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addPhotoDialog, choosePhoto, openModal, uploadButton } from '../error-catalogue/create-content.ts';
import { openPage, panel, pressTwice, shownToast, signedInPage } from '../error-catalogue/open-page.ts';
import { photo } from '../photos.ts';
import { analyseButton } from '../error-catalogue/actions.ts';
const style = () => panel('Train your writing style');
const reverse = () => panel('Reverse prompt');

describe('PUT {uploadURL}, hang', () => {
  it('can be cancelled: not added to the list; the next upload asks for a new URL', async () => {
    const page = await openPage({
      path: '/dashboard',
      faults: [{ operation: 'putUpload', kind: 'hang', times: 1 }],
    });
    await signedInPage();
    await openModal(page, 'Create AI Twin');
    await page.user.click(screen.getByRole('button', { name: 'Add Photo' }));
    await waitFor(addPhotoDialog);
    await choosePhoto(page, photo('me.png'));
    await waitFor(() => expect(uploadButton()).toBeEnabled());
    page.requests.clear();
    pressTwice(uploadButton());
    await waitFor(() => expect(page.requests.changes()).toEqual({ createUpload: 1, putUpload: 1 }));
    await page.user.click(within(addPhotoDialog()).getByRole('button', { name: 'Cancel upload' }));
    expect(addPhotoDialog()).toHaveTextContent('0/10 photos uploaded');
    expect(page.notices()).toEqual([]);

    await page.user.click(uploadButton());
    await waitFor(() => expect(addPhotoDialog()).toHaveTextContent('1/10 photos uploaded'));
    const puts = page.requests.paths('putUpload');
    expect(puts).toHaveLength(2);
    expect(new Set(puts).size).toBe(2);
  });
});

describe('POST /api/twins/process-documents', () => {
  it('.exe renamed .pdf: told by the server, no embed call with nothing', async () => {
    const page = await openPage();
    await signedInPage();
    const file = new File(['MZ'.repeat(500)], 'holiday.pdf', { type: 'application/x-msdownload' });
    fireEvent.change(within(style()).getByLabelText('Documents'), { target: { files: [file] } });
    await waitFor(() => within(style()).getByText('holiday.pdf'));
    page.requests.clear();
    pressTwice(analyseButton());
    await waitFor(() => expect(shownToast().title).toBe('Style Save Failed'));
    expect(shownToast().text).toContain('These documents cannot be read.');
    expect(page.requests.changes()).toEqual({ processDocuments: 1 });
    expect(await page.requests.bodies('processDocuments')).toEqual([
      {
        userId: 'user_ada',
        documents: [{ name: 'holiday.pdf', type: 'application/x-msdownload', size: 1000 }],
      },
    ]);
  });
});

describe('POST /api/twins/reverse-prompt', () => {
  async function openReverse() {
    const created = vi
      .spyOn(URL, 'createObjectURL')
      .mockImplementation(() => `blob:${created.mock.calls.length}`);
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const page = await openPage();
    await signedInPage();
    page.requests.clear();
    const choose = (file: File) =>
      fireEvent.change(within(reverse()).getByLabelText('Reference image'), { target: { files: [file] } });
    return { ...page, choose, created, revoked };
  }

  it('object URLs are revoked when another image is chosen and when the page is left', async () => {
    const page = await openReverse();
    for (const name of ['one.png', 'two.png']) {
      page.choose(photo(name));
      await waitFor(() => within(reverse()).getByRole('img', { name: `Preview of ${name}` }));
    }
    await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reverse prompt' })).toBeNull());
    const urls = page.created.mock.results.map(({ value }) => value as string);
    expect(urls).not.toHaveLength(0);
    expect(new Set(page.revoked.mock.calls.map(([url]) => url))).toEqual(new Set(urls));
  });
});
