import { pngBytes } from '#mocks/testing/test-photos.ts';

/** A photo that the server accepts: PNG bytes, different for each name. */
export function photo(name: string, type = 'image/png'): File {
  return new File([pngBytes(name)], name, { type });
}

/** `photo-1.png`, `photo-2.png`, … */
export function photos(count: number): File[] {
  return Array.from({ length: count }, (_, index) => photo(`photo-${index + 1}.png`));
}
