/** The signature (8 bytes) and the header chunk (25 bytes) of every PNG file; more chunks may follow them. */
const HEADER_BYTES = 33;

/** Adds a comment to the metadata of a PNG file, as a `tEXt` chunk. @param comment an ASCII text */
export async function withPngComment(png: Blob, comment: string): Promise<Blob> {
  const content = new TextEncoder().encode(`tEXtComment\0${comment}`);
  const chunk = new Uint8Array(content.length + 8);
  const view = new DataView(chunk.buffer);
  // The length counts neither the four letters of the type nor the checksum.
  view.setUint32(0, content.length - 4);
  chunk.set(content, 4);
  view.setUint32(content.length + 4, crc32(content));
  return new Blob([png.slice(0, HEADER_BYTES), chunk, png.slice(HEADER_BYTES)], { type: png.type });
}

/** The checksum of PNG chunks (CRC-32). */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
