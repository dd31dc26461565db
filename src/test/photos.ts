/** The smallest PNG there is: one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A photo that the server takes: real PNG bytes, different for each name. */
export function photo(name: string, type = 'image/png'): File {
  const bytes = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0));
  // What comes after the end of a PNG is not looked at, but tells two files apart.
  return new File([bytes, new TextEncoder().encode(name)], name, { type });
}

/** `photo-1.png`, `photo-2.png`, … */
export function photos(count: number): File[] {
  return Array.from({ length: count }, (_, index) => photo(`photo-${index + 1}.png`));
}
