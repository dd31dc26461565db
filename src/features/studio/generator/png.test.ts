import { describe, expect, it, vi } from 'vitest';
import { drawSize, toPng } from './png.ts';

const PNG_BYTES = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const drawn = new Blob(['drawn'], { type: 'image/png' });

describe('a picture as a PNG file', () => {
  it('is saved as it came when it is one', async () => {
    const draw = vi.fn(async () => drawn);
    const picture = new Blob([PNG_BYTES], { type: 'image/png' });
    expect(await toPng(picture, draw)).toBe(picture);
    expect(draw).not.toHaveBeenCalled();
  });

  it('is labelled as PNG when the server called it something else', async () => {
    const png = await toPng(new Blob([PNG_BYTES], { type: 'application/octet-stream' }), async () => drawn);
    expect(png.type).toBe('image/png');
    expect(png.size).toBe(PNG_BYTES.length);
  });

  it.each(['image/svg+xml', 'image/webp', 'image/png', ''])(
    'is drawn when %j bytes are no PNG',
    async (type) => {
      expect(await toPng(new Blob(['<svg/>'], { type }), async () => drawn)).toBe(drawn);
    },
  );

  it('is drawn in its own size, and in a fair one when it has none', () => {
    expect(drawSize({ width: 1536, height: 640 })).toEqual({ width: 1536, height: 640 });
    expect(drawSize({ width: 0, height: 0 })).toEqual({ width: 1024, height: 1024 });
  });
});
