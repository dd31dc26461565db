import type { Pixels } from './pixel-image.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** More than this is no photo, and would only exhaust memory. */
const MAX_PIXELS = 60_000_000;

/** Channels per pixel by PNG colour type. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Reads a PNG of 8 bits a channel, not interlaced: what cameras, canvases and tests write. Throws on anything else. */
export async function readPng(bytes: Uint8Array): Promise<Pixels> {
  if (SIGNATURE.some((byte, at) => bytes[at] !== byte)) throw new Error('No PNG signature.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let width = 0;
  let height = 0;
  let channels = 0;
  let colourType = 0;
  let palette = new Uint8Array();
  const data: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (body.length < length) throw new Error('The file ends in the middle.');
    if (type === 'IHDR') {
      width = view.getUint32(at + 8);
      height = view.getUint32(at + 12);
      colourType = body[9] ?? 0;
      channels = CHANNELS[colourType] ?? 0;
      if (body[8] !== 8 || channels === 0 || body[12] !== 0)
        throw new Error('This kind of PNG is not read here.');
      if (width === 0 || height === 0 || width * height > MAX_PIXELS) throw new Error('No sensible size.');
    } else if (type === 'PLTE') palette = Uint8Array.from(body);
    else if (type === 'IDAT') data.push(body);
    else if (type === 'IEND') break;
    at += 12 + length;
  }
  const lines = await inflate(data);
  const stride = width * channels;
  if (channels === 0 || lines.length < (stride + 1) * height) throw new Error('Pixels are missing.');
  const samples = unfilter(lines, height, stride, channels);
  return {
    width,
    height,
    originalWidth: width,
    originalHeight: height,
    rgb: toRgb(samples, colourType, channels, palette),
  };
}

async function inflate(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const blob = new Blob(parts.map((part) => Uint8Array.from(part)));
  return new Uint8Array(
    await new Response(blob.stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer(),
  );
}

/** Undoes the prediction of each line (PNG specification, chapter 9). */
function unfilter(lines: Uint8Array, height: number, stride: number, channels: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x >= channels ? (out[at - channels] ?? 0) : 0;
      const up = y > 0 ? (out[at - stride] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (out[at - stride - channels] ?? 0) : 0;
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      if (predicted === undefined) throw new Error('Unknown line filter.');
      out[at] = (lines[y * (stride + 1) + 1 + x] ?? 0) + predicted;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function toRgb(samples: Uint8Array, colourType: number, channels: number, palette: Uint8Array): Uint8Array {
  const count = samples.length / channels;
  const rgb = new Uint8Array(count * 3);
  for (let n = 0; n < count; n++) {
    const first = samples[n * channels] ?? 0;
    // Transparent parts count as white paper.
    const alpha =
      colourType === 4 || colourType === 6 ? (samples[n * channels + channels - 1] ?? 255) / 255 : 1;
    for (let channel = 0; channel < 3; channel++) {
      const value =
        colourType === 3
          ? palette[first * 3 + channel]
          : colourType >= 2 && colourType !== 4
            ? samples[n * channels + channel]
            : first;
      rgb[n * 3 + channel] = Math.round((value ?? 0) * alpha + 255 * (1 - alpha));
    }
  }
  return rgb;
}
