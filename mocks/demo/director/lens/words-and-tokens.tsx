import { useEffect, useRef, useState } from 'react';
import { edits, showEdits, textsIn, wordingOf, writtenText } from '#mocks/demo/edits/edits.ts';
import { useStore } from '#shared/lib/store.ts';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { options, SelectField, TextAreaField, ToolButton } from '../controls.tsx';
import { isValue, patchOf, tokensOf } from './tokens.ts';
import styles from '#app/styles.css?raw';

const TOKENS = tokensOf(styles);

/** Changes sentences and tokens of the app in place; Copy link includes the changes. */
export default function WordsAndTokens() {
  const [token, setToken] = useState(TOKENS[0]?.name ?? '');
  const [sentence, setSentence] = useState('');
  const [isPicking, setIsPicking] = useState(false);
  const editor = useRef<HTMLDivElement>(null);
  const changes = useStore(edits);
  const { tokens } = changes;
  const texts = [
    ...new Set(textsIn(document.getElementById('root') ?? document.body).map(writtenText)),
  ].filter((text) => /\p{L}{2}/u.test(text));
  const used = TOKENS.filter(({ name, value }) => isValue(value, tokens[name] ?? value));
  const patch = patchOf(used, tokens);

  function change(part: 'tokens' | 'sentences', name: string, written: string, next: string) {
    const { [name]: _, ...others } = changes[part];
    showEdits({ ...changes, [part]: next === written ? others : { ...others, [name]: next } });
  }

  useEffect(() => {
    if (!isPicking) return undefined;
    const controller = new AbortController();
    addEventListener(
      'click',
      (event) => {
        const { target } = event;
        if (!(target instanceof Element) || target.closest('#director')) return;
        event.preventDefault();
        event.stopPropagation();
        const [text] = textsIn(target);
        if (text) setSentence(writtenText(text));
        setIsPicking(false);
        setTimeout(() => editor.current?.querySelector('textarea')?.focus());
      },
      { capture: true, signal: controller.signal },
    );
    return () => controller.abort();
  }, [isPicking]);

  const value = TOKENS.find(({ name }) => name === token)?.value ?? '';
  return (
    <div className="director-stack">
      <SelectField
        label="Token"
        hint="light-dark(…, …) has the light theme's value first."
        value={token}
        onChange={setToken}
      >
        {options(TOKENS.map(({ name }) => name))}
      </SelectField>
      <TextAreaField
        label={`Value of ${token}`}
        error={
          used.some(({ name }) => name === token)
            ? undefined
            : 'This is not a value for it: the page does not use it.'
        }
        rows={2}
        spellCheck={false}
        value={tokens[token] ?? value}
        onChange={(next) => change('tokens', token, value, next)}
      />
      {patch !== '' && (
        <>
          <pre className="director-code">{patch}</pre>
          <CopyButton label="Copy the patch" text={patch} />
        </>
      )}
      <SelectField label="Sentence on this screen" value={sentence} onChange={setSentence}>
        {options([['', 'Choose one'], ...new Set([sentence, ...texts].filter(Boolean))])}
      </SelectField>
      <div className="director-actions">
        <ToolButton aria-pressed={isPicking} onClick={() => setIsPicking(!isPicking)}>
          Pick it on the page
        </ToolButton>
      </div>
      {sentence !== '' && (
        <div ref={editor}>
          <TextAreaField
            label="New wording"
            rows={2}
            value={wordingOf(sentence) ?? sentence}
            onChange={(next) => change('sentences', sentence, sentence, next)}
          />
        </div>
      )}
      <div className="director-actions">
        <ToolButton onClick={() => showEdits()}>Undo all of it</ToolButton>
      </div>
    </div>
  );
}
