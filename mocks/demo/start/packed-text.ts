/** So much a packed text may hold: some kilobytes of an address could unpack to gigabytes. */
export const MAX_UNPACKED_BYTES = 1_000_000;

/** A text made small enough for an address: deflated, in the letters that an address may hold. */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of new Uint8Array(await new Response(stream).arrayBuffer()))
    letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text again; undefined when it holds more than it may. Rejects when it was cut or changed on its way. */
export async function unpack(packed: string): Promise<string | undefined> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > MAX_UNPACKED_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
