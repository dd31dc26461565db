/** The text, or its beginning with an ellipsis: at most `max` characters, never half of an emoji. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
