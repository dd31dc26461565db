/** Escapes text for SVG, and removes characters that XML forbids. */
export function escapeXml(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- XML forbids these control characters
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')
      .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  );
}

/** The subject of a prompt: its first clause, without the prefix `{trigger} person,`. */
export function subjectOf(prompt: string): string {
  const bare = prompt.replace(/^\s*[\p{L}\p{N}_-]+ person\s*,?\s*/iu, '').replaceAll(/\s+/g, ' ');
  const [clause = ''] = bare.split(/[.;:,\n]/);
  const subject = clause.trim() || bare.trim();
  return subject.length > 64 ? `${subject.slice(0, 62).replace(/\s+\S*$/, '')}…` : subject;
}

/** The text with an upper-case first letter. */
export function sentenceCase(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toLocaleUpperCase('en') + rest.join('');
}
