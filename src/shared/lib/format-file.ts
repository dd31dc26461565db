import { formatNumber, pluralOf } from './format-count.ts';

/** "812 bytes", "14 kB", "2.3 MB". Rounded up, so that a file just over a limit never shows the limit itself. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${pluralOf(bytes, 'byte')}`;
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024
    ? `${kilobytes} kB`
    : `${formatNumber(Math.ceil((bytes / 1024 / 1024) * 10) / 10)} MB`;
}

/** Why a file is refused for its size, to follow its name in a sentence; undefined when the size is allowed. */
export function sizeRefusal({ size }: Blob, maxBytes: number): string | undefined {
  if (size === 0) return 'is empty';
  return size > maxBytes
    ? `is ${formatFileSize(size)}; the maximum is ${formatFileSize(maxBytes)}`
    : undefined;
}

/** "JPEG, PNG or GIF". Avoids `Intl`, whose first use takes 15 ms. */
export function formatChoice(options: readonly string[]): string {
  return options.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}
