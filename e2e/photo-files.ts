import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSamples } from '#openapi/conformance/samples.ts';
import { MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';

/** A file in the format of Playwright's file choosers. */
export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Real PNG pictures in different colors, so that none is refused as a duplicate. */
export function photoFiles(count: number): PhotoFile[] {
  const photos = createSamples().photos(count);
  return photos.map(({ type, bytes }, index) => ({
    name: `portrait-${String(index + 1).padStart(2, '0')}.png`,
    mimeType: type,
    buffer: Buffer.from(bytes),
  }));
}

/** Photos and a document on disk, for drivers that accept only paths. */
export function filesIn(folder: string) {
  const parent = join(folder, 'files');
  mkdirSync(parent, { recursive: true });
  const write = (name: string, content: string | Uint8Array) => {
    const path = join(parent, name);
    writeFileSync(path, content);
    return path;
  };
  const photos = photoFiles(MIN_TRAINING_PHOTOS).map(({ name, buffer }) => write(name, buffer));
  return {
    photos: (count: number) => photos.slice(0, count),
    document: write('newsletter.txt', 'Dear readers, the kiln is warm again.'),
  };
}
