/** The start of a text, which never ends with half an emoji. */
export function startOf(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}

/** The text, or its start with an ellipsis: at most `max` UTF-16 units. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${startOf(text, max - 1)}…`;
}

/** A long file name, shortened in the middle: names differ at the start, and the end shows the file type. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length <= 40 ? name : `${letters.slice(0, 24).join('')}…${letters.slice(-12).join('')}`;
}
