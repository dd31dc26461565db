import { stripVTControlCharacters } from 'node:util';
import type { TestError } from 'vitest';

/** As many lines as fit on a screen together with the failing line. */
const MAX_LINES = 26;
const MAX_LINE_LENGTH = 300;

/** Shortens the output of a failure. An assertion on an element prints all of its content. */
export function shortenError(error: TestError): void {
  error.message = shorten(error.message, error.diff ? MAX_LINES / 2 : MAX_LINES);
  const left = MAX_LINES - error.message.split('\n').length;
  if (error.diff) error.diff = shorten(error.diff, left);
}

function shorten(text: string, maxLines: number): string {
  const lines = text.split('\n').map(shortenLine);
  if (lines.length <= maxLines) return lines.join('\n');
  const shown = lines.slice(0, maxLines - 1);
  return [...shown, `… ${lines.length - shown.length} more`].join('\n');
}

/** Removes the color codes of a shortened line, because a color would continue behind it. */
function shortenLine(line: string): string {
  return line.length > MAX_LINE_LENGTH
    ? `${stripVTControlCharacters(line).slice(0, MAX_LINE_LENGTH)}…`
    : line;
}
