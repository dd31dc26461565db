import { useEffect, useState } from 'react';
import { edits, linkedEdits, sentencesIn, spread } from '#mocks/demo/edits/edits.ts';
import { useStore } from '#shared/lib/store.ts';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { patchOf } from './patch.ts';
import { isValue, TOKENS } from './tokens.ts';
import styles from '#app/styles.css?raw';

/** Where the app's sentences are written; one file of the build, loaded for a changed sentence. */
const files = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.test.*', '!/src/test/**'], {
  query: '?raw',
  import: 'default',
});

type Changes = readonly (readonly [from: string, to: string])[];

/** The changes as a patch of the app's sources. */
export function EditsPatch() {
  const { tokens, sentences } = useStore(edits);
  const [sources, setSources] = useState<Record<string, string>>({});
  const isWorded = Object.keys(sentences).length > 0;
  useEffect(() => {
    if (!isWorded) return;
    const read = Object.entries(files).map(async ([file, load]) => [file.slice(1), await load()] as const);
    void Promise.all(read).then((all) => setSources(Object.fromEntries(all)));
  }, [isWorded]);

  if (!linkedEdits()) return null;
  const changedTokens: Changes = TOKENS.filter(({ name, value }) => isValue(value, tokens[name] ?? '')).map(
    ({ name, value }) => [`${name}: ${value};`, `${name}: ${tokens[name]};`],
  );
  const patch =
    patchOf({ 'src/app/styles.css': styles }, changedTokens) + patchOf(sources, changedParts(sentences));
  return (
    <section className="director-form">
      <h3>As a patch</h3>
      {patch === '' ? (
        <small>These words are put together while the app runs, so no line of the sources has them.</small>
      ) : (
        <>
          <pre className="director-code">{patch}</pre>
          <CopyButton label="Copy the patch" text={patch} />
        </>
      )}
    </section>
  );
}

/** Of a sentence with an italic word, the part that was changed: the source has a tag between them. */
function changedParts(sentences: Readonly<Record<string, string>>): Changes {
  const shown = sentencesIn(document.body);
  return Object.entries(sentences).flatMap(([original, wording]) => {
    const { parts = [original] } = shown.find((sentence) => sentence.original === original) ?? {};
    const next = spread(parts, wording);
    return parts
      .map((part, index) => [part, next[index] ?? ''] as const)
      .filter(([part, now]) => part !== now);
  });
}
