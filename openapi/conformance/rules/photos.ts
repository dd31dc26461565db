import { MAX_PHOTO_BYTES } from '../../limits.gen.ts';
import { expectEach, type Checks, type Trial } from '../check.ts';
import type { Sample } from '../adapter.ts';
import { rows, text, type Exchange } from '../exchange.ts';
import { photoForm } from '../journey.ts';

const send = (t: Trial, photos: readonly Sample[]): Promise<Exchange> =>
  t.a.call('uploadTrainingPhotos', photoForm(t.a.id, photos));

/** Eight photos, some of them replaced. */
const eight = (t: Trial, ...odd: Sample[]) => [...t.samples.photos(8 - odd.length), ...odd];

export const photoChecks: Checks = {
  async 'PH-1'(t) {
    for (const count of [8, 20]) {
      const answer = await send(t, t.samples.photos(count));
      t.expect(answer, 200, `${count} good photos`);
      t.claim(text(answer, 'zipUrl') !== '', answer, '`zipUrl`');
    }
    // Drawn in one colour: nobody who looks at faces takes them.
    if (t.hooks.photos ?? t.hooks.photosFolder) return;
    t.expect(await send(t, eight(t, ...t.samples.kinds.slice(1))), 200, 'one of each kind among them');
  },
  'PH-2': (t) =>
    expectEach(t, 'uploadTrainingPhotos', [
      ['no photos', photoForm(t.a.id, []), 400],
      ['7 photos', photoForm(t.a.id, t.samples.photos(7)), 400],
      ['21 photos', photoForm(t.a.id, [...t.samples.photos(20), ...t.samples.kinds.slice(1, 2)]), 400],
    ]),
  async 'PH-3'(t) {
    for (const odd of [t.samples.svg, t.samples.heic]) {
      t.expect(await send(t, eight(t, odd)), 415, `${odd.name} among them`);
    }
    t.expect(await send(t, eight(t, t.samples.disguised)), 422, 'a text that says image/jpeg among them');
  },
  'PH-4': {
    slow: true,
    async run(t) {
      const [photo, ...others] = t.samples.photos(8);
      const padded = (bytes: number) => [t.samples.padded(photo, bytes), ...others];
      t.expect(await send(t, padded(MAX_PHOTO_BYTES)), 200, `one of ${MAX_PHOTO_BYTES} bytes`);
      t.expect(await send(t, padded(MAX_PHOTO_BYTES + 1)), 413, 'one byte more');
      const [last, ...most] = t.samples.photos(20);
      const late = await send(t, [...most, t.samples.padded(last, MAX_PHOTO_BYTES + 1)]);
      t.expect(late, 413, 'one byte more in the last of 20');
    },
  },
  async 'PH-5'(t) {
    for (const odd of [t.samples.damaged, t.samples.cut]) {
      t.expect(await send(t, eight(t, odd)), 422, `${odd.name} among them, which cannot be decoded`);
    }
  },
  async 'PH-6'(t) {
    const [photo] = t.samples.photos(1);
    t.expect(await send(t, eight(t, { ...photo, name: 'again.png' })), 422, 'one of them twice');
  },
  async 'PH-7'(t) {
    const damaged = ['first-bad.png', 'second-bad.png'].map((name, index) => ({
      ...t.samples.padded(t.samples.damaged, 100 + index),
      name,
    }));
    const answer = await send(t, eight(t, ...damaged));
    t.need(answer, [415, 422]);
    const details = rows(answer, 'details').map(String);
    for (const { name } of damaged) {
      t.claim(details.filter((line) => line.includes(name)).length === 1, answer, `a line about ${name}`);
    }
  },
  'PH-8': {
    async run(t) {
      t.expect(await send(t, [t.samples.svg]), 415, 'of a wrong type, and too few');
      const large = t.samples.padded(t.samples.svg, MAX_PHOTO_BYTES + 1);
      t.expect(await send(t, eight(t, large)), 413, 'too large, and of a wrong type');
    },
    slow: true,
  },
  async 'PH-9'(t) {
    const paths = ['../../../etc/passwd.png', String.raw`..\..\boot.png`, '/tmp/x.png', 'a;rm -rf b.png'];
    const names = [...paths, 'Größe 👩🏽‍🎨.png', 'it\'s "me".png'];
    const photos = t.samples
      .photos(8)
      .map((photo, index) => ({ ...photo, name: names[index] ?? photo.name }));
    const answer = await send(t, photos);
    t.expect(answer, 200, 'names like paths, with umlauts, emoji and quotes');
    t.claim(!text(answer, 'zipUrl').includes('..'), answer, 'an address without the names');
  },
  'PH-10': {
    slow: true,
    async run(t) {
      const photos = t.samples.photos(20).map((photo) => t.samples.padded(photo, MAX_PHOTO_BYTES));
      t.expect(await send(t, photos), 200, '20 photos of the largest size: 210 MB');
    },
  },
  async 'PH-11'(t) {
    t.need(await send(t, eight(t, t.samples.damaged)), 422);
    t.expect(await send(t, eight(t)), 200, 'the same good photos, after a refusal');
  },
};
