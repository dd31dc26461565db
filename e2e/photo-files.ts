import { createSamples } from '../openapi/conformance/samples.ts';

/** A file as Playwright's file choosers take it. */
export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Real PNG pictures, each another colour, so that none counts as the same photo twice. */
export function photoFiles(count: number): PhotoFile[] {
  const photos = createSamples().photos(count);
  return photos.map(({ type, bytes }, index) => ({
    name: `portrait-${String(index + 1).padStart(2, '0')}.png`,
    mimeType: type,
    buffer: Buffer.from(bytes),
  }));
}
