import { vi } from 'vitest';

/**
 * Fakes a browser that decodes every photo.
 * @param encodes the type it encodes instead of the requested one
 * @returns the mock that frees a decoded photo
 */
export function fakeDecoder(encodes = (type: string) => type) {
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8064, height: 6048, close }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => {} });
      convertToBlob = ({ type }: { type: string }) =>
        Promise.resolve(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: encodes(type) }));
    },
  );
  return close;
}
