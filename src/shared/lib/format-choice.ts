const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "JPEG, PNG or GIF". */
export function formatChoice(words: readonly string[]): string {
  return OR.format(words);
}
