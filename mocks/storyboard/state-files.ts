import type { FileSet } from './steps.ts';

const samples = import.meta.glob<string>('../files/sample-photos/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

type Other = NonNullable<FileSet['others']>[number];

const MAX_MB = 11;

/** The files of a step, made of the sample photos. */
export async function filesOf({ photos = 0, others = [] }: FileSet): Promise<File[]> {
  const addresses = Object.values(samples);
  const chosen = await Promise.all(
    Array.from({ length: photos }, (_, index) =>
      readPhoto(addresses[index % addresses.length] ?? '', index, Math.floor(index / addresses.length)),
    ),
  );
  const first = chosen[0];
  return [...chosen, ...others.flatMap((other) => otherFile(other, first) ?? [])];
}

/** @param round after the twelfth they come again; some bytes behind the picture make each another file. */
async function readPhoto(address: string, index: number, round: number): Promise<File> {
  const content = await (await fetch(address)).arrayBuffer();
  const name = `portrait-${String(index + 1).padStart(2, '0')}.jpg`;
  return new File([content, new Uint8Array(round)], name, { type: 'image/jpeg', lastModified: index });
}

function otherFile(other: Other, photo: File | undefined): File | undefined {
  const lastModified = 0;
  switch (other) {
    case 'damaged':
      return new File(['no picture'], 'damaged.jpg', { type: 'image/jpeg', lastModified });
    case 'too-large':
      return new File([new Uint8Array(MAX_MB * 1024 ** 2)], 'too-large.jpg', {
        type: 'image/jpeg',
        lastModified,
      });
    case 'duplicate':
      return photo;
    case 'document':
      return new File(['Dear readers, the kiln is warm again.'], 'newsletter.txt', {
        type: 'text/plain',
        lastModified,
      });
    case 'spreadsheet':
      return new File(['a;b'], 'numbers.csv', { type: 'text/csv', lastModified });
  }
}
