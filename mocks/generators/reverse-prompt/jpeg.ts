import type { Pixels } from './pixel-image.ts';

interface Component {
  id: number;
  /** Sampling factors. */
  h: number;
  v: number;
  table: number;
  blocksPerLine: number;
  blocksPerColumn: number;
  /** One number for each 8 × 8 block: its average. */
  averages: Int16Array;
}

interface Frame {
  isProgressive: boolean;
  width: number;
  height: number;
  components: Component[];
  maxH: number;
  maxV: number;
}

/** Code length and value by the code's bits with a leading 1. */
type Huffman = Map<number, number>;

const MAX_PIXELS = 120_000_000;

/**
 * Reads a JPEG at an eighth of its size: the average of each 8 × 8 block is stored as a number of its own (the DC
 * coefficient), so no transform is needed. Baseline and progressive; throws on damage and on rarer kinds.
 */
export function readJpeg(bytes: Uint8Array): Pixels {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new Error('No JPEG signature.');
  const quantisers = new Map<number, number>();
  const tables = new Map<number, Huffman>();
  let frame: Frame | undefined;
  let restartInterval = 0;
  const done = new Set<number>();
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) {
      at += 1;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff || marker === 0 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === 0xd9) break;
    const length = word(bytes, at + 2);
    const body = bytes.subarray(at + 4, at + 2 + length);
    if (length < 2 || body.length < length - 2) throw new Error('The file ends in the middle.');
    at += 2 + length;
    if (marker === 0xdb) readQuantisers(body, quantisers);
    else if (marker === 0xc4) readTables(body, tables);
    else if (marker === 0xdd) restartInterval = word(body, 0);
    else if (marker >= 0xc0 && marker <= 0xc2) frame = readFrame(body, marker === 0xc2);
    else if (marker === 0xda) {
      if (!frame) throw new Error('A scan without a frame.');
      const count = body[0] ?? 0;
      const isFirstOfAverages = body[1 + count * 2] === 0 && (body[3 + count * 2] ?? 0) >> 4 === 0;
      // Later scans of a progressive picture only sharpen it.
      if (!isFirstOfAverages) continue;
      const shift = (body[3 + count * 2] ?? 0) & 15;
      const scan = Array.from({ length: count }, (_, n) => scanComponent(frame as Frame, body, n));
      readScan(bytes, at, frame, scan, tables, restartInterval, shift);
      for (const { component } of scan) done.add(component.id);
      if (done.size === frame.components.length) break;
    } else if (marker >= 0xc3 && marker <= 0xcf) throw new Error('This kind of JPEG is not read here.');
  }
  if (!frame || done.size < frame.components.length) throw new Error('There is no whole picture in it.');
  return toRgb(frame, quantisers);
}

interface ScanComponent {
  component: Component;
  dc: number;
  ac: number;
}

function scanComponent(frame: Frame, body: Uint8Array, n: number): ScanComponent {
  const component = frame.components.find(({ id }) => id === body[1 + n * 2]);
  if (!component) throw new Error('A scan of an unknown component.');
  const ids = body[2 + n * 2] ?? 0;
  return { component, dc: ids >> 4, ac: 16 + (ids & 15) };
}

function readFrame(body: Uint8Array, isProgressive: boolean): Frame {
  const [height, width] = [word(body, 1), word(body, 3)];
  if (body[0] !== 8 || width === 0 || height === 0 || width * height > MAX_PIXELS)
    throw new Error('No sensible size.');
  const raw = Array.from({ length: body[5] ?? 0 }, (_, n) => body.subarray(6 + n * 3, 9 + n * 3));
  if (raw.length !== 1 && raw.length !== 3) throw new Error('Only grey and colour pictures are read here.');
  const factors = raw.map((one) => ({ h: (one[1] ?? 0) >> 4 || 1, v: (one[1] ?? 0) & 15 || 1 }));
  const maxH = Math.max(...factors.map(({ h }) => h));
  const maxV = Math.max(...factors.map(({ v }) => v));
  const components = raw.map((one, n) => {
    const { h, v } = factors[n] ?? { h: 1, v: 1 };
    const blocksPerLine = Math.ceil(width / 8 / maxH) * h;
    const blocksPerColumn = Math.ceil(height / 8 / maxV) * v;
    return {
      id: one[0] ?? 0,
      h,
      v,
      table: one[2] ?? 0,
      blocksPerLine,
      blocksPerColumn,
      averages: new Int16Array(blocksPerLine * blocksPerColumn),
    };
  });
  return { isProgressive, width, height, components, maxH, maxV };
}

/** Of each quantiser only the first step matters here. */
function readQuantisers(body: Uint8Array, quantisers: Map<number, number>): void {
  for (let at = 0; at < body.length;) {
    const info = body[at] ?? 0;
    const isWide = info >> 4 > 0;
    quantisers.set(info & 15, isWide ? word(body, at + 1) : (body[at + 1] ?? 1));
    at += 1 + 64 * (isWide ? 2 : 1);
  }
}

function readTables(body: Uint8Array, tables: Map<number, Huffman>): void {
  for (let at = 0; at + 17 <= body.length;) {
    const info = body[at] ?? 0;
    const table: Huffman = new Map();
    let next = at + 17;
    let code = 0;
    for (let length = 1; length <= 16; length++) {
      for (let n = body[at + length] ?? 0; n > 0; n--) {
        table.set((1 << length) | code, body[next] ?? 0);
        code += 1;
        next += 1;
      }
      code <<= 1;
    }
    tables.set((info >> 4) * 16 + (info & 15), table);
    at = next;
  }
}

function readScan(
  bytes: Uint8Array,
  start: number,
  frame: Frame,
  scan: readonly ScanComponent[],
  tables: ReadonlyMap<number, Huffman>,
  restartInterval: number,
  shift: number,
): void {
  const bits = bitReader(bytes, start);
  const previous = scan.map(() => 0);
  const readBlock = (n: number, { component, dc, ac }: ScanComponent, block: number) => {
    const table = tables.get(dc);
    if (!table) throw new Error('A table is missing.');
    previous[n] = (previous[n] ?? 0) + signed(bits, decode(bits, table));
    component.averages[block] = (previous[n] ?? 0) << shift;
    if (frame.isProgressive) return;
    const details = tables.get(ac);
    if (!details) throw new Error('A table is missing.');
    for (let k = 1; k < 64; k++) {
      const symbol = decode(bits, details);
      if (symbol === 0) break;
      bits.skip(symbol & 15);
      k += symbol >> 4;
    }
  };
  const only = scan.length === 1 ? scan[0] : undefined;
  const perLine = only
    ? Math.ceil(Math.ceil((frame.width * only.component.h) / frame.maxH) / 8)
    : Math.ceil(frame.width / 8 / frame.maxH);
  const lines = only
    ? Math.ceil(Math.ceil((frame.height * only.component.v) / frame.maxV) / 8)
    : Math.ceil(frame.height / 8 / frame.maxV);
  for (let unit = 0; unit < perLine * lines; unit++) {
    if (restartInterval > 0 && unit > 0 && unit % restartInterval === 0) {
      bits.restart();
      previous.fill(0);
    }
    const [column, row] = [unit % perLine, Math.floor(unit / perLine)];
    if (only) readBlock(0, only, row * only.component.blocksPerLine + column);
    else {
      for (const [n, part] of scan.entries()) {
        const { h, v, blocksPerLine } = part.component;
        for (let y = 0; y < v; y++) {
          for (let x = 0; x < h; x++) readBlock(n, part, (row * v + y) * blocksPerLine + column * h + x);
        }
      }
    }
  }
}

interface Bits {
  next(): number;
  skip(count: number): void;
  restart(): void;
}

function bitReader(bytes: Uint8Array, start: number): Bits {
  let at = start;
  let left = 0;
  let current = 0;
  const next = () => {
    if (left === 0) {
      if (at >= bytes.length) throw new Error('The file ends in the middle.');
      current = bytes[at] ?? 0;
      at += 1;
      left = 8;
      if (current === 0xff) {
        if (bytes[at] !== 0) throw new Error('The scan ends too early.');
        at += 1;
      }
    }
    left -= 1;
    return (current >> left) & 1;
  };
  return {
    next,
    skip(count) {
      for (let n = 0; n < count; n++) next();
    },
    restart() {
      left = 0;
      while (
        at + 1 < bytes.length &&
        !(bytes[at] === 0xff && (bytes[at + 1] ?? 0) >= 0xd0 && (bytes[at + 1] ?? 0) <= 0xd7)
      )
        at += 1;
      at += 2;
    },
  };
}

function decode(bits: Bits, table: Huffman): number {
  let code = 1;
  for (let length = 0; length < 16; length++) {
    code = (code << 1) | bits.next();
    const value = table.get(code);
    if (value !== undefined) return value;
  }
  throw new Error('A code that no table has.');
}

/** A number of so many bits; those that begin with 0 are negative (JPEG specification, F.2.2.1). */
function signed(bits: Bits, length: number): number {
  let value = 0;
  for (let n = 0; n < length; n++) value = (value << 1) | bits.next();
  return length > 0 && value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
}

function toRgb(
  { width, height, components, maxH, maxV }: Frame,
  quantisers: ReadonlyMap<number, number>,
): Pixels {
  const columns = Math.ceil(width / 8);
  const rows = Math.ceil(height / 8);
  const rgb = new Uint8Array(columns * rows * 3);
  const level = (component: Component | undefined, x: number, y: number) => {
    if (!component) return 0;
    const { h, v, blocksPerLine, averages, table } = component;
    const block = Math.floor((y * v) / maxV) * blocksPerLine + Math.floor((x * h) / maxH);
    return ((averages[block] ?? 0) * (quantisers.get(table) ?? 1)) / 8;
  };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const [luma, blue, red] = [
        level(components[0], x, y) + 128,
        level(components[1], x, y),
        level(components[2], x, y),
      ];
      const at = (y * columns + x) * 3;
      rgb[at] = clamp(luma + 1.402 * red);
      rgb[at + 1] = clamp(luma - 0.344136 * blue - 0.714136 * red);
      rgb[at + 2] = clamp(luma + 1.772 * blue);
    }
  }
  return { width: columns, height: rows, rgb, originalWidth: width, originalHeight: height };
}

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

function word(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
