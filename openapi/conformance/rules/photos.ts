import { MAX_PHOTO_BYTES, MAX_TRAINING_PHOTOS, MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import type { Sample } from '../adapter.ts';
import { photoForm } from '../bodies.ts';
import type { Checks, Trial } from '../check.ts';
import { rows, text, type Exchange } from '../exchange.ts';

const send = (t: Trial, photos: readonly Sample[]): Promise<Exchange> =>
  t.a.call('uploadTrainingPhotos', photoForm(t.a.id, photos));

/** Eight photos, some of them replaced. */
const enough = (t: Trial, ...odd: Sample[]) => [
  ...t.samples.photos(MIN_TRAINING_PHOTOS - odd.length),
  ...odd,
];

export const photoChecks: Checks = {
  async 'PH-7'(t) {
    const damaged = ['first-bad.png', 'second-bad.png'].map((name, index) => ({
      ...t.samples.padded(t.samples.damaged, 100 + index),
      name,
    }));
    const answer = await send(t, enough(t, ...damaged));
    t.need(answer, [415, 422]);
    const details = rows(answer, 'details').map(String);
    for (const { name } of damaged) {
      t.claim(details.filter((line) => line.includes(name)).length === 1, answer, `a line about ${name}`);
    }
  },
  async 'PH-9'(t) {
    const paths = ['../../../etc/passwd.png', String.raw`..\..\boot.png`, '/tmp/x.png', 'a;rm -rf b.png'];
    const names = [...paths, 'Größe 👩🏽‍🎨.png', 'it\'s "me".png'];
    const photos = t.samples
      .photos(MIN_TRAINING_PHOTOS)
      .map((photo, index) => ({ ...photo, name: names[index] ?? photo.name }));
    const answer = await send(t, photos);
    t.expect(answer, 200, 'names like paths, with umlauts, emoji and quotes');
    t.claim(!text(answer, 'zipUrl').includes('..'), answer, 'an address without the names');
  },
  'PH-10': {
    slow: true,
    async run(t) {
      const photos = t.samples
        .photos(MAX_TRAINING_PHOTOS)
        .map((photo) => t.samples.padded(photo, MAX_PHOTO_BYTES));
      t.expect(await send(t, photos), 200, 'as many photos as may be, of the largest size');
    },
  },
};
