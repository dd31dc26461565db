import { MAX_PHOTO_BYTES, MAX_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import type { Sample } from '../adapter.ts';
import type { Samples } from '../samples.ts';

export type SampleFiles = ReturnType<typeof sampleFiles>;

/** The files that scenarios send, by their names. */
export function sampleFiles(samples: Samples) {
  const photos = samples.photos(MAX_TRAINING_PHOTOS + 1);
  const [good] = photos;
  const { damaged, cut, disguised, svg, heic, kinds } = samples;
  const ofType = (type: string): Sample => kinds.find((sample) => sample.type === `image/${type}`) ?? good;
  return {
    photos,
    good,
    damaged,
    cut,
    disguised,
    svg,
    heic,
    png: ofType('png'),
    jpeg: ofType('jpeg'),
    webp: ofType('webp'),
    avif: ofType('avif'),
    gif: ofType('gif'),
    empty: { ...good, bytes: new Uint8Array(0) },
    tooLarge: samples.padded(good, MAX_PHOTO_BYTES + 1),
    /** A file that takes a while to upload. */
    large: samples.padded(good, 1_000_000),
    largest: samples.padded(good, MAX_PHOTO_BYTES),
  };
}
