import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { photo } from '#test/photos.ts';
import { renderPart } from '#test/render-part.tsx';
import { PageDropZone } from './page-drop-zone.tsx';
import { PhotoPanel } from './photo-panel.tsx';

async function openPage() {
  await renderPart(
    <>
      <PhotoPanel />
      <textarea aria-label="Notes" />
      <button type="button">Elsewhere</button>
      <PageDropZone />
    </>,
    { scenario: 'new-creator' },
  );
  await screen.findByLabelText('Training photos');
}

const dataOf = (files: File[], texts: Record<string, string> = {}) => ({
  files,
  items: [],
  types: [...(files.length > 0 ? ['Files'] : []), ...Object.keys(texts)],
  getData: (type: string) => texts[type] ?? '',
});
const heic = () => new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'me.HEIC');
const ADDRESS = { 'text/uri-list': 'https://site.example/me.jpg' };

test('a dropped HEIC file without a type is refused with its reason', async () => {
  await openPage();
  fireEvent.drop(document.body, { dataTransfer: dataOf([heic()]) });
  expect(await screen.findByText('me.HEIC')).toBeVisible();
  expect(screen.getByText(/^is a HEIC photo/)).toBeVisible();
});

test('an unreadable picture from another tab is refused with its reason', async () => {
  await openPage();
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    input === ADDRESS['text/uri-list']
      ? Promise.reject(new TypeError('Failed to fetch'))
      : fetch(input, init),
  );
  fireEvent.drop(document.body, { dataTransfer: dataOf([], ADDRESS) });
  expect(await screen.findByText(/^cannot be read from its website/)).toBeVisible();
});

test('a photo that is pasted outside text is added', async () => {
  await openPage();
  fireEvent.paste(screen.getByRole('button', { name: 'Elsewhere' }), {
    clipboardData: dataOf([photo('a.png')]),
  });
  expect(await screen.findByRole('button', { name: 'Remove a.png' })).toBeVisible();
});

test('pasted text with a picture goes into the text field', async () => {
  await openPage();
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  const paste = createEvent.paste(notes, {
    clipboardData: dataOf([photo('a.png')], { 'text/plain': 'hello' }),
  });
  fireEvent(notes, paste);
  expect(paste.defaultPrevented).toBe(false);
});

test('a picture of this page that is dragged within it is not added', async () => {
  await openPage();
  fireEvent.dragStart(screen.getByRole('button', { name: 'Elsewhere' }));
  const drop = createEvent.drop(document.body, { dataTransfer: dataOf([photo('own.png')], ADDRESS) });
  fireEvent(document.body, drop);
  fireEvent.dragEnd(document.body);
  expect(drop.defaultPrevented).toBe(true);
  await waitFor(() => expect(screen.queryByText(/own\.png/)).not.toBeInTheDocument());
});
