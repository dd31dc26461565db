import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from '#features/create-content/job-draft.ts';
import type { TabMessage } from '#shared/lib/tabs.ts';
import * as app from '../error-catalogue/actions.ts';
import { openSignedIn } from '../error-catalogue/open-page.ts';
import { picture } from '../picture.ts';
import { storedValue, storeValue } from '../stored-values.ts';
import { createPicture, storedPhotos, storedPictures, storeEntry, storePictures } from './stored-files.ts';

/** Stores a value as another tab would, with the event of the browser. */
function writeElsewhere(name: string, value: unknown) {
  storeValue(name, value);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: `twin-studio:${name}:user_ada` })));
}

test('two tabs share a draft field by field', async () => {
  const page = await openSignedIn();
  writeElsewhere('prompt-draft', 'at the sea');
  const documents = [{ name: 'letters.pdf', type: 'application/pdf', size: 30 }];
  writeElsewhere('style-draft', { text: 'Ten letters of mine', documents });
  writeElsewhere('post-draft', { topic: 'We open', platform: 'linkedin' });
  expect(app.promptBox()).toHaveValue('at the sea');
  expect(within(app.style()).getByText('letters.pdf')).toBeVisible();
  await page.user.type(app.promptBox(), '!');
  await page.user.type(app.samplesBox(), '!');
  await page.user.type(app.topicBox(), '!');
  expect(storedValue('prompt-draft')).toBe('at the sea!');
  expect(storedValue('style-draft')).toEqual({ text: 'Ten letters of mine!', documents });
  expect(storedValue('post-draft')).toEqual({ topic: 'We open!', platform: 'linkedin' });
  // A frozen page gets no event.
  storeValue('post-draft', { topic: 'We open!', platform: 'tiktok' });
  await page.user.type(app.topicBox(), 'x');
  expect(storedValue('post-draft')).toEqual({ topic: 'We open!x', platform: 'tiktok' });
});

/** Announces stored or deleted files as another tab would. */
function announceElsewhere(name: 'picture' | 'photo') {
  const otherTab = new BroadcastChannel('twin-studio');
  const message = { kind: 'filesChanged', name, userId: 'user_ada' } satisfies TabMessage;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin.
  act(() => otherTab.postMessage(message));
}

test('a picture of another tab stays when this tab creates one', async () => {
  const page = await openSignedIn();
  await storePictures(picture(2), picture(1));
  announceElsewhere('picture');
  expect(await screen.findByRole('region', { name: 'Your pictures' })).toBeVisible();
  // The other tab was closed before it announced this picture.
  await storePictures(picture(3));
  await createPicture(page);
  await waitFor(async () => expect(await storedPictures()).toHaveLength(4));
});

test('removing a photo leaves the photos of another tab', async () => {
  const page = await openSignedIn();
  await app.choosePhotos(page, 2);
  await waitFor(async () => expect(await storedPhotos()).toHaveLength(2));
  await storeEntry('photo:user_ada:elsewhere', { ...(await storedPhotos())[1], id: 'elsewhere' });
  await page.user.click(within(app.upload()).getByRole('button', { name: 'Remove photo-1.png' }));
  await waitFor(async () => expect(await storedPhotos()).toHaveLength(2));
  expect((await storedPhotos()).map(({ id }) => id)).toContain('elsewhere');
});

test('two tabs share the draft of a brief with its photos', async () => {
  const page = await openSignedIn({ path: '/dashboard' });
  await app.openModal(page, 'Pic to Image');
  const brief = { ...EMPTY_BRIEF, platform: 'youtube', ratio: '1:1', brand: 'Warm' };
  writeElsewhere('brief-draft-photoshoot', brief);
  const photos = ['a', 'b'].map((name) => ({ url: `/api/objects/upload/${name}`, name, thumbnail: '' }));
  writeElsewhere('photo-draft-photoshoot', photos);
  await page.user.type(screen.getByRole('textbox', { name: /^Script idea/ }), 'x');
  expect(storedValue('brief-draft-photoshoot')).toEqual({ ...brief, idea: 'x' });
  await page.user.click(screen.getByRole('button', { name: 'Remove photo 1, a' }));
  expect(storedValue('photo-draft-photoshoot')).toEqual(photos.slice(1));
});
