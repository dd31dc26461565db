import { act, screen, waitFor, within } from '@testing-library/react';
import { createStore, get, set } from 'idb-keyval';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  choosePhotos,
  generateButton,
  generator,
  learnStyle,
  post,
  postButton,
  promptBox,
  samplesBox,
  shownPhotos,
  style,
  topicBox,
  trainButton,
  upload,
  write,
  writePrompt,
} from '../error-catalogue/actions.ts';
import { openModal } from '../error-catalogue/create-content.ts';
import { openPage, pressTwice, signedInPage, type Page } from '../error-catalogue/open-page.ts';
import { photo } from '../photos.ts';
import type { TabMessage } from '../../shared/lib/tabs.ts';

// What cleans up after a test needs the storage that the test has spoiled.
afterEach(() => void vi.restoreAllMocks());

const CLAIM = /kept on this device/i;
const PICTURES = 'pictures:user_ada';

/** What is stored, as another page would find it. */
const stored = <T>(key: string) => get<T>(key, createStore('twin-studio', 'files'));
const store = (key: string, value: unknown) => set(key, value, createStore('twin-studio', 'files'));

const picture = (number: number, special: object = {}) => ({
  id: `p${number}`,
  imageUrl: `data:image/png;base64,iVBORw0KGgo${number}`,
  prompt: `number ${number}`,
  sentPrompt: `ADA7K person, number ${number}`,
  triggerWord: 'ADA7K',
  createdAt: number,
  isFavourite: false,
  ...special,
});

/** Reads of this key fail until the mock is restored, or so many times. */
function failReads(name: string, times = Infinity) {
  const { get: read } = IDBObjectStore.prototype;
  let failures = 0;
  return vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function fail(
    this: IDBObjectStore,
    key,
  ) {
    if (typeof key === 'string' && key.startsWith(name) && (failures += 1) <= times)
      throw new DOMException('lost', 'UnknownError');
    return read.call(this, key);
  });
}

/** The same for local storage. */
function failItem(key: string) {
  const { getItem } = Storage.prototype;
  return vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function fail(this: Storage, name) {
    if (name === key) throw new DOMException('lost', 'UnknownError');
    return getItem.call(this, name);
  });
}

async function makePicture(page: Page) {
  await writePrompt(page);
  await page.user.click(generateButton());
  await within(await screen.findByRole('figure', { name: 'Latest picture' })).findByRole('img', {
    name: /rooftop/,
  });
}

it('pictures are read once, although several parts of the studio show them', async () => {
  const read = vi.spyOn(IDBObjectStore.prototype, 'get');
  await openPage();
  await signedInPage();
  await waitFor(() => screen.getByText('Your picture appears here'));
  expect(read.mock.calls.filter(([key]) => key === PICTURES)).toHaveLength(1);
});

describe('what could not be read is not written over', () => {
  it('one failed read of the pictures, and nothing is missing', async () => {
    await store(PICTURES, [picture(2), picture(1)]);
    const page = await openPage();
    await signedInPage();
    await screen.findByRole('figure', { name: 'Latest picture' });
    const fail = failReads(PICTURES, 1);
    await makePicture(page);
    await waitFor(async () => expect(await stored(PICTURES)).toHaveLength(3));
    expect(fail).toHaveBeenCalled();
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  it('pictures that cannot be read are left, and a new one is shown, saved and added to them later', async () => {
    await store(PICTURES, [picture(2), picture(1)]);
    const page = await openPage();
    const fail = failReads(PICTURES);
    await signedInPage();
    await within(generator()).findByText('Your earlier pictures could not be read');
    await makePicture(page);
    expect(within(generator()).getByRole('button', { name: 'Download' })).toBeEnabled();
    expect(document.body).not.toHaveTextContent(CLAIM);
    fail.mockRestore();
    expect(await stored(PICTURES)).toHaveLength(2);

    await page.user.click(within(generator()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be read/)).toBeNull());
    const sheet = within(await screen.findByRole('region', { name: 'Your pictures' }));
    await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(3));
    expect(await stored(PICTURES)).toMatchObject([{ prompt: 'on a rooftop' }, { id: 'p2' }, { id: 'p1' }]);
    expect(page.credits()).toBe(735);
  });

  it('photos that cannot be read are left, and come back', async () => {
    const page = await openPage();
    await signedInPage();
    await choosePhotos(page, 3);
    await waitFor(async () => expect(await stored('photos:user_ada')).toHaveLength(3));
    const fail = failReads('photos');
    await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await page.user.click(await screen.findByRole('link', { name: 'Studio' }));
    await within(upload()).findByText('Earlier photos could not be read');
    await page.user.upload(within(upload()).getByLabelText('Training photos'), photo('new.png'));
    await waitFor(() => expect(shownPhotos()).toHaveLength(1));
    fail.mockRestore();
    await page.user.click(within(upload()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shownPhotos()).toHaveLength(4));
    await page.user.upload(within(upload()).getByLabelText('Training photos'), photo('last.png'));
    await waitFor(async () => expect(await stored('photos:user_ada')).toHaveLength(5));
  });

  it('photos are kept although the screen is left while they are being stored', async () => {
    const page = await openPage();
    await signedInPage();
    await choosePhotos(page, 3);
    await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(async () => expect(await stored('photos:user_ada')).toHaveLength(3));
    await page.user.click(await screen.findByRole('link', { name: 'Studio' }));
    await waitFor(() => expect(shownPhotos()).toHaveLength(3));
  });

  it('posts that cannot be read are left, and a new one is added to them later', async () => {
    const key = 'twin-studio:posts:user_ada';
    const older = [{ id: 'old', topic: 'Older', platform: 'facebook', post: 'An older post', createdAt: 1 }];
    const page = await openPage();
    await signedInPage();
    await learnStyle(page);
    localStorage.setItem(key, JSON.stringify(older));
    const fail = failItem(key);
    await write(page, topicBox(), 'Our studio opens');
    await screen.findByText('Some of your saved work could not be read');
    await page.user.click(postButton());
    await within(post()).findByRole('button', { name: 'Copy post' });
    fail.mockRestore();
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(older);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(within(post()).getByRole('button', { name: /^Older/ })).toBeVisible();
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject([
      { topic: 'Our studio opens' },
      { id: 'old' },
    ]);
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  it('a draft that cannot be read is left, whatever is written in its place', async () => {
    const key = 'twin-studio:style-draft:user_ada';
    const draft = JSON.stringify({ text: 'Ten letters of mine', documents: [] });
    localStorage.setItem(key, draft);
    const fail = failItem(key);
    const page = await openPage();
    await signedInPage();
    await screen.findByText('Some of your saved work could not be read');
    await write(page, samplesBox(), 'x');
    expect(samplesBox()).toHaveValue('x');
    fail.mockRestore();
    await page.user.type(samplesBox(), 'y');
    expect(samplesBox()).toHaveValue('xy');
    expect(localStorage.getItem(key)).toBe(draft);
  });
});

describe('two tabs', () => {
  /** Another tab writes; a tab hears of it by an event of the browser. */
  function writeElsewhere(name: string, value: unknown) {
    const key = `twin-studio:${name}:user_ada`;
    localStorage.setItem(key, JSON.stringify(value));
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  }
  const kept = (name: string): unknown =>
    JSON.parse(localStorage.getItem(`twin-studio:${name}:user_ada`) ?? 'null');

  it('see each other’s prompt, samples and topic, and a letter in one leaves the rest as it is', async () => {
    const page = await openPage();
    await signedInPage();
    writeElsewhere('prompt-draft', 'at the sea');
    const documents = [{ name: 'letters.pdf', type: 'application/pdf', size: 30 }];
    writeElsewhere('style-draft', { text: 'Ten letters of mine', documents });
    writeElsewhere('post-draft', { topic: 'We open', platform: 'linkedin' });
    expect(promptBox()).toHaveValue('at the sea');
    expect(within(style()).getByText('letters.pdf')).toBeVisible();
    await page.user.type(promptBox(), '!');
    await page.user.type(samplesBox(), '!');
    await page.user.type(topicBox(), '!');
    expect(kept('prompt-draft')).toBe('at the sea!');
    expect(kept('style-draft')).toEqual({ text: 'Ten letters of mine!', documents });
    expect(kept('post-draft')).toEqual({ topic: 'We open!', platform: 'linkedin' });
  });

  it('that missed what another wrote do not write over it', async () => {
    const page = await openPage();
    await signedInPage();
    // Frozen meanwhile: no event came.
    localStorage.setItem(
      'twin-studio:post-draft:user_ada',
      JSON.stringify({ topic: '', platform: 'linkedin' }),
    );
    await page.user.type(topicBox(), 'x');
    expect(kept('post-draft')).toEqual({ topic: 'x', platform: 'linkedin' });
  });

  it('write one brief, and choose its photos, together', async () => {
    const page = await openPage({ path: '/dashboard' });
    await signedInPage();
    await openModal(page, 'Pic to Image');
    const brief = {
      platform: 'youtube',
      ratio: '1:1',
      voice: 'ai',
      brand: 'Warm',
      idea: '',
      schedule_at: '',
    };
    writeElsewhere('brief-draft-photoshoot', brief);
    const photos = ['a', 'b'].map((name) => ({ url: `/api/objects/upload/${name}`, name, thumbnail: '' }));
    writeElsewhere('photo-draft-photoshoot', photos);
    await page.user.type(screen.getByRole('textbox', { name: /^Script idea/ }), 'x');
    expect(kept('brief-draft-photoshoot')).toEqual({ ...brief, idea: 'x' });
    await page.user.click(screen.getByRole('button', { name: 'Remove photo 1, a' }));
    expect(kept('photo-draft-photoshoot')).toEqual(photos.slice(1));
  });

  it('both keep their training photos', async () => {
    const page = await openPage();
    await signedInPage();
    await choosePhotos(page, 2);
    await waitFor(async () => expect(await stored('photos:user_ada')).toHaveLength(2));
    const ids = (await stored<string[]>('photos:user_ada')) ?? [];
    await store('photos:user_ada', [...ids, 'of-another-tab']);
    await page.user.click(within(upload()).getByRole('button', { name: 'Remove photo-1.png' }));
    await waitFor(async () => expect(await stored('photos:user_ada')).toEqual(['of-another-tab', ids[1]]));
  });

  it('show each other’s pictures', async () => {
    await openPage();
    await signedInPage();
    await screen.findByText('Your picture appears here');
    await store(PICTURES, [picture(2), picture(1)]);
    const otherTab = new BroadcastChannel('twin-studio');
    const news = { kind: 'picturesChanged', userId: 'user_ada' } satisfies TabMessage;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin.
    act(() => otherTab.postMessage(news));
    expect(await screen.findByRole('region', { name: 'Your pictures' })).toBeVisible();
  });
});

describe('the limit of kept pictures', () => {
  it('names what goes before it goes, offers to save it, and never drops a favourite', async () => {
    const favourites = [1, 2, 3].map((number) => picture(number, { isFavourite: true }));
    const ordinary = Array.from({ length: 60 }, (_, index) => picture(index + 4));
    await store(PICTURES, [...ordinary.toReversed(), ...favourites.toReversed()]);
    const page = await openPage();
    await signedInPage();
    const notice = () => screen.getByText('60 pictures are kept here, and your favourites').closest('div')!;
    await waitFor(notice);
    expect(notice()).toHaveTextContent('The next picture takes the place of the oldest');
    expect(within(notice()).getByRole('button', { name: 'Download' })).toBeEnabled();
    await makePicture(page);
    await waitFor(async () => expect(await stored(PICTURES)).toHaveLength(63));
    const ids = async () => ((await stored<{ id: string }[]>(PICTURES)) ?? []).map(({ id }) => id);
    expect(await ids()).toEqual(expect.arrayContaining(['p1', 'p2', 'p3', 'p5']));
    expect(await ids()).not.toContain('p4');

    await page.user.click(within(notice()).getByRole('button', { name: 'Keep as a favourite' }));
    await waitFor(() => expect(screen.queryByText(/^60 pictures are kept/)).toBeNull());
  });
});

describe('what is said about keeping', () => {
  it('a device that stores nothing is never said to keep anything, on any screen', async () => {
    const page = await openPage();
    await signedInPage();
    await learnStyle(page);
    await waitFor(() => expect(document.body).toHaveTextContent(CLAIM));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await makePicture(page);
    expect(document.body).not.toHaveTextContent(CLAIM);

    await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => screen.getByRole('heading', { name: /What are you/ }));
    expect(document.body).not.toHaveTextContent(CLAIM);

    await page.user.click(screen.getByRole('link', { name: 'Studio' }));
    await page.backend.db.transact(() => page.backend.db.sessions.remove(() => true));
    await page.user.click(await waitFor(generateButton));
    await waitFor(() => screen.getByText(/Your session ended/));
    expect(document.body).not.toHaveTextContent(CLAIM);
    expect(screen.getByRole('alert')).toHaveTextContent('could not keep everything');
  });

  it('the browser is asked to keep the first picture, and its no is believed (decision 58)', async () => {
    const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false);
    vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false);
    const page = await openPage();
    await signedInPage();
    expect(persist).not.toHaveBeenCalled();
    await learnStyle(page);
    await makePicture(page);
    await waitFor(() => expect(persist).toHaveBeenCalledOnce());
    await waitFor(() => expect(style()).toHaveTextContent('Kept in this browser for now'));
    expect(document.body).not.toHaveTextContent(CLAIM);
    await page.backend.db.transact(() => page.backend.db.sessions.remove(() => true));
    await page.user.click(generateButton());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('are kept in this browser for now.'),
    );
  });

  it('a private window of Safari, which stores no files, keeps photos as bytes and says that it keeps nothing', async () => {
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(
      this: IDBObjectStore,
      value,
      key,
    ) {
      if (Object.values(value as object).some((field) => field instanceof Blob))
        throw new DOMException('BlobURLs are not yet supported.', 'DataCloneError');
      return put.call(this, value, key);
    });
    const page = await openPage();
    await signedInPage();
    await choosePhotos(page, 8);
    await within(upload()).findByText('This private window keeps nothing');
    expect(upload()).not.toHaveTextContent(/no room/);
    expect(document.body).not.toHaveTextContent(CLAIM);
    // They come back with the screen, and can be trained on.
    await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await page.user.click(await screen.findByRole('link', { name: 'Studio' }));
    await waitFor(() => expect(shownPhotos()).toHaveLength(8));
    pressTwice(trainButton());
    await waitFor(() => expect(page.backend.db.trainings.all().at(-1)?.isDelivered).toBe(false));
  });
});

describe('a chosen file that changes or goes before the press', () => {
  /** As browsers do when the file on the disk is another by then. */
  function lose(file: File) {
    const gone = () => Promise.reject(new DOMException('It was modified.', 'NotReadableError'));
    Object.defineProperties(file, {
      arrayBuffer: { value: gone },
      slice: { value: () => lose(new File([], file.name)) },
      stream: {
        value: () => {
          throw new DOMException('It was modified.', 'NotReadableError');
        },
      },
    });
    return file;
  }

  async function chooseAndLose(page: Page) {
    const files = Array.from({ length: 8 }, (_, index) => photo(`photo-${index + 1}.png`));
    await page.user.upload(within(upload()).getByLabelText('Training photos'), files);
    await waitFor(() => expect(shownPhotos()).toHaveLength(8));
    return files;
  }

  it('is trained on from the copy that is kept', async () => {
    const page = await openPage();
    await signedInPage();
    const files = await chooseAndLose(page);
    await waitFor(async () => expect(await stored('photos:user_ada')).toHaveLength(8));
    for (const file of files) lose(file);
    pressTwice(trainButton());
    await waitFor(() => expect(page.backend.db.trainings.all().at(-1)?.isDelivered).toBe(false));
  });

  it('is named where there is no copy, before anything is charged', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const page = await openPage();
    await signedInPage();
    const files = await chooseAndLose(page);
    lose(files[2]!);
    pressTwice(trainButton());
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Train your twin' })).toHaveTextContent(
        'photo-3.png cannot be read: it was moved, changed or deleted since it was chosen.',
      ),
    );
    expect(page.credits()).toBe(740);
  });
});
