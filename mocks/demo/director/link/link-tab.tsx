import { useState } from 'react';
import { Button } from '../../../../src/shared/ui/button.tsx';
import { copyText } from '../../../../src/shared/ui/copy-button.tsx';
import { readDevice } from '../../start/device-record.ts';
import { useDirector } from '../director.ts';
import { OpenFile } from '../open-file.tsx';
import { captureState } from './capture-state.ts';
import { saveState, stateLink } from './state-link.ts';

type Made = { link: string; isCopied: boolean } | { fileName: string; bytes: number };

/** The present state for another machine, and the way back from a file. */
export default function LinkTab() {
  const { backend, place } = useDirector();
  const [made, setMade] = useState<Made>();

  async function copy() {
    const { theme } = document.documentElement.dataset;
    const state = captureState(backend, await readDevice());
    const link = await stateLink({ href: location.href, theme }, state);
    setMade(
      link === undefined
        ? saveState({ href: location.origin + place(), theme }, state)
        : { link, isCopied: await copyText(link) },
    );
  }

  return (
    <div className="director-stack">
      <p>
        A link that shows what you see now on another machine: the state with everything that was changed, its
        faults, its time, this screen and the theme. What does not fit into a link is saved as a file.
      </p>
      <Button onClick={() => void copy()}>Copy link</Button>
      <div role="status" className="director-made">
        {made && ('link' in made ? <MadeLink {...made} /> : savedText(made))}
      </div>
      <OpenFile label="State file">Open a state file, or drop it anywhere on this panel.</OpenFile>
    </div>
  );
}

function MadeLink({ link, isCopied }: { link: string; isCopied: boolean }) {
  return (
    <>
      <p>{isCopied ? 'Copied.' : 'This browser does not let it be copied: select it.'}</p>
      <code>{link}</code>
    </>
  );
}

function savedText({ fileName, bytes }: { fileName: string; bytes: number }): string {
  return `Too much for a link (${Math.ceil(bytes / 1000)} kB), so it was saved as ${fileName}. Drop that file on this panel on the other machine.`;
}
