/** "JPEG, PNG or GIF". Not by `Intl`: its first use takes 15 ms, before the first screen. */
export function formatChoice(words: readonly string[]): string {
  return words.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}
