import { pngFile } from '#mocks/testing/test-photos.ts';

/** A photo that the server accepts. */
export const photo = pngFile;

/** This many photos: `photo-1.png`, `photo-2.png`, … */
export function photos(count: number): File[] {
  return Array.from({ length: count }, (_, index) => photo(`photo-${index + 1}.png`));
}
