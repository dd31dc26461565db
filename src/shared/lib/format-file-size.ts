import { pluralOf } from './format-count.ts';
import { formatNumber } from './format-number.ts';

/** "812 bytes", "14 kB", "2.3 MB". Rounded up, so that a file just over a limit never shows the limit itself. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${pluralOf(bytes, 'byte')}`;
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024
    ? `${kilobytes} kB`
    : `${formatNumber(Math.ceil((bytes / 1024 / 1024) * 10) / 10)} MB`;
}
