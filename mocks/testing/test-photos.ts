const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG of one pixel that the server accepts. A `mark` gives it unique bytes. */
export function pngBytes(mark = ''): Uint8Array<ArrayBuffer> {
  const png = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0));
  return Uint8Array.from([...png, ...new TextEncoder().encode(mark)]);
}

export function pngFile(name: string): File {
  return new File([pngBytes(name)], name, { type: 'image/png' });
}

/** The form of a training with `count` different photos. */
export function photoForm(count: number, userId = 'user_ada'): FormData {
  const form = new FormData();
  form.append('userId', userId);
  for (let number = 1; number <= count; number += 1) form.append('photos', pngFile(`photo-${number}.png`));
  return form;
}
