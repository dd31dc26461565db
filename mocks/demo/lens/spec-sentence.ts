import specification from '#docs/specification.md?raw';

/**
 * The sentence of a section of the specification that begins with these words or names them, or its first one, under
 * the section's title: `Job status values: …`. A row of a table is a sentence.
 */
export function specSentence({
  section,
  about = '',
}: {
  section: string;
  about?: string | undefined;
}): string {
  const [, after = ''] = specification.split(`### ${section} `);
  const [title = '', ...lines] = after.split(/\n#/)[0]?.split('\n') ?? [];
  const text = lines
    .map((line) => (line.startsWith('|') ? `${line.slice(2, -2).replaceAll(' | ', ': ')}.` : line))
    .join(' ')
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/ \([D§][^)]*\)/g, '')
    .replaceAll(/\s+/g, ' ');
  const sentences = text
    .trim()
    .replace(/^- /, '')
    .split(/(?<=\.) (?:- )?/);
  return [title, sentences.find((sentence) => sentence.includes(about)) ?? ''].join(': ');
}
