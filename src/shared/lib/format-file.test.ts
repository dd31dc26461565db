import { expect, test } from 'vitest';
import { formatFileSize } from './format-file.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [14_336, '14 kB'],
  [1_048_575, '1 MB'],
  [2_400_000, '2.3 MB'],
  [10_485_760, '10 MB'],
  [10_485_761, '10.1 MB'],
  [5_368_709_120, '5,120 MB'],
])('%i bytes are %s', (bytes, size) => {
  expect(formatFileSize(bytes)).toBe(size);
});
