import { stripVTControlCharacters } from 'node:util';
import type { TestError } from 'vitest';

/** What fits on a screen together with the line that failed; a whole document does not. */
const MAX_LINES = 26;
const MAX_LINE_LENGTH = 300;

/** Cuts what a failure prints: an assertion on an element prints all that is in it. */
export function shortenError(error: TestError): void {
  error.message = shorten(error.message, error.diff ? MAX_LINES / 2 : MAX_LINES);
  const left = MAX_LINES - error.message.split('\n').length;
  if (error.diff) error.diff = shorten(error.diff, left);
}

function shorten(text: string, maxLines: number): string {
  const lines = text.split('\n').map(shortenLine);
  const stored = lines.length > maxLines ? lines.slice(0, maxLines - 1) : lines;
  return stored === lines
    ? lines.join('\n')
    : [...stored, `… ${lines.length - stored.length} more`].join('\n');
}

/** A colour would go on where a line is cut. */
function shortenLine(line: string): string {
  return line.length > MAX_LINE_LENGTH
    ? `${stripVTControlCharacters(line).slice(0, MAX_LINE_LENGTH)}…`
    : line;
}
