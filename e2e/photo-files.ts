import { deflateSync, crc32 } from 'node:zlib';

/** A file as Playwright's file choosers take it. */
export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Real PNG pictures, each another colour, so that none counts as the same photo twice. */
export function photoFiles(count: number): PhotoFile[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `portrait-${String(index + 1).padStart(2, '0')}.png`,
    mimeType: 'image/png',
    buffer: png(96, 96, [(index * 37) % 256, (index * 91 + 40) % 256, (255 - index * 23) & 255]),
  }));
}

function png(width: number, height: number, rgb: [number, number, number]): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from(rgb))]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body), 0);
  return Buffer.concat([frame.subarray(0, 4), body, sum]);
}
