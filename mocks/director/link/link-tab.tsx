import { useState } from 'react';
import { saveFile } from '../../../src/shared/lib/save-file.ts';
import { Button } from '../../../src/shared/ui/button.tsx';
import { readDevice } from '../../browser/device-record.ts';
import { useDirector } from '../director.ts';
import { OpenFile } from '../open-file.tsx';
import { captureState } from './capture-state.ts';
import { stateFile, stateLink } from './state-link.ts';

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
        ? save(stateFile({ href: location.origin + place(), theme }, state), state.scenario)
        : { link, isCopied: await isCopied(link) },
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

/** Pages served over http have no clipboard. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function savedText({ fileName, bytes }: { fileName: string; bytes: number }): string {
  return `Too much for a link (${Math.ceil(bytes / 1000)} kB), so it was saved as ${fileName}. Drop that file on this panel on the other machine.`;
}

function save(text: string, scenario: string): Made {
  const fileName = `twin-studio-${scenario}.json`;
  saveFile(new Blob([text], { type: 'application/json' }), fileName);
  return { fileName, bytes: text.length };
}
