import type { FileSet } from '#mocks/states/steps.ts';
import { MAX_PHOTO_BYTES } from '#openapi/limits.gen.ts';

const samples = import.meta.glob<string>('../../files/sample-photos/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Creates the files of a step from the sample photos. */
export async function filesOf({ photos = 0, others = [] }: FileSet): Promise<File[]> {
  const addresses = Object.values(samples);
  const samplePhotos = await Promise.all(
    Array.from({ length: photos }, (_, index) =>
      readPhoto(addresses[index % addresses.length] ?? '', index, Math.floor(index / addresses.length)),
    ),
  );
  return [...samplePhotos, ...others.map((kind) => OTHERS[kind](samplePhotos[0]))];
}

/** @param round the number of extra bytes, which make repeated samples different files */
async function readPhoto(address: string, index: number, round: number): Promise<File> {
  const content = await (await fetch(address)).arrayBuffer();
  const name = `portrait-${String(index + 1).padStart(2, '0')}.jpg`;
  return file(name, [content, new Uint8Array(round)], 'image/jpeg', index);
}

const OTHERS: Record<NonNullable<FileSet['others']>[number], (photo?: Blob) => File> = {
  damaged: () => file('damaged.jpg', ['no picture'], 'image/jpeg'),
  'too-large': () => file('too-large.jpg', [new Uint8Array(MAX_PHOTO_BYTES + 1)], 'image/jpeg'),
  duplicate: (photo = new Blob()) => file('the-same-again.jpg', [photo], 'image/jpeg'),
  document: () => file('newsletter.txt', ['Dear readers, the kiln is warm again.'], 'text/plain'),
  spreadsheet: () => file('numbers.csv', ['a;b'], 'text/csv'),
};

function file(name: string, parts: BlobPart[], type: string, lastModified = 0): File {
  return new File(parts, name, { type, lastModified });
}
