/** "JPEG, PNG or GIF". Without `Intl`, whose first use takes 15 ms. */
export function formatChoice(words: readonly string[]): string {
  return words.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}
