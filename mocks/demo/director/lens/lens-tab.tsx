import { lazy, Suspense, useState } from 'react';
import { useFoundParts } from '#mocks/demo/lens/found-parts.ts';
import { lens } from '#mocks/demo/lens/lens.tsx';
import { keyOf, lensText } from '#mocks/demo/lens/parts.ts';
import { specSentence } from '#mocks/demo/lens/spec-sentence.ts';
import { useStore } from '#shared/lib/store.ts';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { ToolButton } from '../controls.tsx';

const WordsAndTokens = lazy(() => import('./words-and-tokens.tsx'));

/** The parts of this screen, outlined and as a list; its words and tokens. */
export default function LensTab() {
  const isOn = useStore(lens);
  const found = useFoundParts();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <div className="director-stack">
      <div className="director-actions">
        <ToolButton aria-pressed={isOn} onClick={() => lens.set(!isOn)}>
          Outline the parts of the screen
        </ToolButton>
        <small>
          Or hold <kbd>Ctrl</kbd> and <kbd>Alt</kbd>. A press on a part copies its section and its calls;
          Escape ends it.
        </small>
      </div>
      <details onToggle={({ currentTarget }) => setIsChanging(currentTarget.open)}>
        <summary>Words and tokens</summary>
        {isChanging && (
          <Suspense fallback={<Spinner label="Loading" />}>
            <WordsAndTokens />
          </Suspense>
        )}
      </details>
      <section>
        <h3>On this screen</h3>
        <ul className="director-rows">
          {found.map(({ one, name }) => (
            <li key={keyOf(one)}>
              <span>
                <strong>{name}</strong>
                <small>{lensText(one)}</small>
                <small>{specSentence(one)}</small>
              </span>
              <div>
                <CopyButton text={lensText(one)} label="Copy" />
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
