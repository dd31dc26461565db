/** The length of the longest link: chat and mail programs may cut longer fragments, and more could unpack to gigabytes. */
export const MAX_FRAGMENT = 8_192;

/** Compresses a text for an address. */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of new Uint8Array(await new Response(stream).arrayBuffer()))
    letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Unpacks a text. Rejects when it is damaged, or longer than a link. */
export async function unpack(packed: string): Promise<string> {
  if (packed.length > MAX_FRAGMENT) throw new RangeError('The text is too long.');
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
