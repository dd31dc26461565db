import { lazy, Suspense, useState } from 'react';
import { lens } from '#mocks/demo/lens/lens.tsx';
import { useStore } from '#shared/lib/store.ts';
import { Spinner } from '#shared/ui/spinner.tsx';
import { ToolButton } from '../controls.tsx';

const WordsAndTokens = lazy(() => import('./words-and-tokens.tsx'));

/** Outlines the parts of this screen; changes its words and tokens. */
export default function LensTab() {
  const isOn = useStore(lens);
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
    </div>
  );
}
