/** The places of the sources where these texts stand, changed: a patch for `git apply --unidiff-zero`. */
export function patchOf(
  sources: Readonly<Record<string, string>>,
  changes: readonly (readonly [from: string, to: string])[],
): string {
  return Object.entries(sources)
    .map(([file, source]) => {
      const hunks = changes.flatMap(([from, to]) => hunkOf(source, from.trim(), to.trim()));
      const texts = hunks.toSorted((one, other) => one.line - other.line).map(({ text }) => text);
      return texts.length === 0 ? '' : `--- a/${file}\n+++ b/${file}\n${texts.join('')}`;
    })
    .join('');
}

/** Between quotes, tags and braces: a word of the code is not a sentence. Lines may break it differently. */
function placeOf(sentence: string): RegExp {
  const words = sentence.split(/\s+/).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`(?<=[>}'"\`]\\s*|^ *)${words.join(String.raw`\s+`)}(?=\\s*[<{'"\`]|$)`, 'm');
}

function hunkOf(source: string, from: string, to: string): { line: number; text: string }[] {
  const found = placeOf(from).exec(source);
  if (!found) return [];
  const start = source.lastIndexOf('\n', found.index) + 1;
  const end = source.indexOf('\n', found.index + found[0].length);
  const before = source.slice(start, end);
  const after = before.replace(found[0], () => to);
  const line = source.slice(0, start).split('\n').length;
  const marked = (mark: string, text: string) => text.replaceAll(/^/gm, mark);
  const [old, next] = [before, after].map((text) => text.split('\n').length);
  return [
    { line, text: `@@ -${line},${old} +${line},${next} @@\n${marked('-', before)}\n${marked('+', after)}\n` },
  ];
}
