import { lens } from '#mocks/demo/lens/lens.tsx';
import { useStore } from '#shared/lib/store.ts';
import { ToolButton } from '../controls.tsx';
import { EditsPatch } from './edits-patch.tsx';
import { SentenceList } from './sentence-list.tsx';
import { TokenEditor } from './token-editor.tsx';

/** Outlines the parts of this screen; changes its tokens and sentences in place. Copy link includes the changes. */
export default function LensTab() {
  const isOn = useStore(lens);
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
      <EditsPatch />
      <TokenEditor />
      <SentenceList />
    </div>
  );
}
