import specification from '../../../docs/specification.md?raw';

/** The first sentence of a section of the specification, under its title: `Job status values: …`. */
export function specSentence(section: string): string {
  const [, after = ''] = specification.split(`### ${section} `);
  const [title = '', ...lines] = after.split(/\n#/)[0]?.split('\n') ?? [];
  const text = lines
    .filter((line) => line !== '' && !line.startsWith('|'))
    .join(' ')
    .replaceAll(/\*\*|`|^- /g, '')
    .replaceAll(/ \([D§][^)]*\)/g, '');
  const [sentence = ''] = /^.*?[.](?=\s|$)/.exec(text) ?? [text];
  return [title, sentence].filter(Boolean).join(': ');
}
