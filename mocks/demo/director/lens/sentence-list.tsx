import { useEffect, useRef, useState } from 'react';
import { edits, sentencesIn, showEdits } from '#mocks/demo/edits/edits.ts';
import { useStore } from '#shared/lib/store.ts';
import { ToolButton } from '../controls.tsx';
import { useRerenderEvery } from '../director.ts';

const RERENDER_MS = 1_000;

/** The sentences of this screen, one in a row, each with its wording. */
export function SentenceList() {
  const { tokens, sentences } = useStore(edits);
  const [isPicking, setIsPicking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useRerenderEvery(RERENDER_MS);
  const seen = sentencesIn(document.body)
    .filter(({ original, texts }) => /\p{L}{2}/u.test(original) && texts[0]?.parentElement?.checkVisibility())
    .map(({ original }) => original);

  function change(original: string, next: string) {
    const { [original]: _, ...others } = sentences;
    showEdits({ tokens, sentences: next === original ? others : { ...others, [original]: next } });
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
        const [sentence] = sentencesIn(target);
        const fields = [...(list.current?.querySelectorAll('textarea') ?? [])];
        fields.find(({ dataset }) => dataset['original'] === sentence?.original)?.focus();
        setIsPicking(false);
      },
      { capture: true, signal: controller.signal },
    );
    return () => controller.abort();
  }, [isPicking]);

  return (
    <section className="director-form">
      <h3>Sentences on this screen</h3>
      <ToolButton aria-pressed={isPicking} onClick={() => setIsPicking(!isPicking)}>
        Pick one on the page
      </ToolButton>
      <ul ref={list} className="director-sentences">
        {[...new Set(seen)].map((original) => (
          <li key={original}>
            <textarea
              aria-label={`Wording of “${original.trim()}”`}
              data-original={original}
              data-changed={original in sentences || undefined}
              rows={1}
              value={sentences[original] ?? original}
              onChange={({ target }) => change(original, target.value)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
