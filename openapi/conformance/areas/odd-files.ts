import { MAX_PHOTO_BYTES } from '#openapi/limits.gen.ts';
import type { Sample } from '../adapter.ts';
import type { Samples } from '../samples.ts';

/** Media types and names of files that differ from those of a good photo. */
const MEDIA_TYPES = [
  '',
  'application/octet-stream',
  'IMAGE/PNG',
  'image/png; charset=binary',
  'image/jpg',
  'text/html',
  'image/bmp',
];
export const ODD_FILE_NAMES = ['../../x.png', 'ü 你 👩.png', 'a"b.png', 'a;b=c.png', '.png', 'x', 'a.txt'];

/** Photos that differ from a good one in their bytes, media type, name or size. */
export function oddFiles(samples: Samples): Sample[] {
  const [photo] = samples.photos(1);
  const { damaged, cut, disguised, svg, heic, kinds } = samples;
  return [
    damaged,
    cut,
    disguised,
    svg,
    heic,
    ...kinds,
    { ...photo, bytes: new Uint8Array(0) },
    ...MEDIA_TYPES.map((type) => ({ ...photo, type })),
    ...[...ODD_FILE_NAMES, `${'x'.repeat(300)}.png`].map((name) => ({ ...photo, name })),
    samples.padded(photo, MAX_PHOTO_BYTES),
    ...[photo, svg].map((file) => samples.padded(file, MAX_PHOTO_BYTES + 1)),
  ];
}

export const formParts = (name: string, files: readonly Sample[]): [string, Sample][] =>
  files.map((file) => [name, file]);
