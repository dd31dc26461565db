import { Link2 } from 'lucide-react';
import { copyText } from '../../../../src/shared/ui/copy-button.tsx';
import { readDevice } from '../../start/device-record.ts';
import { useDirector } from '../director.ts';
import { captureState } from './capture-state.ts';
import { saveState, stateLink } from './state-link.ts';

/** The result of the press, shown below the head. */
export type MadeLink = { link: string; isCopied: boolean } | { fileName: string; bytes: number };

/** A link that shows the current state on another machine; a large state is saved as a file. */
export function CopyLink({ onMade }: { onMade(made: MadeLink): void }) {
  const { backend, place } = useDirector();

  async function copy() {
    const { theme } = document.documentElement.dataset;
    const state = captureState(backend, await readDevice());
    const link = await stateLink({ href: location.href, theme }, state);
    if (link !== undefined) return onMade({ link, isCopied: await copyText(link) });
    const saved = saveState({ href: location.origin + place(), theme }, state);
    // The clipboard must not keep the earlier link.
    await copyText(savedText(saved));
    return onMade(saved);
  }

  return (
    <button type="button" className="director-copy" onClick={() => void copy()}>
      <Link2 aria-hidden size={16} />
      Copy link
    </button>
  );
}

export function MadeLinkNotice({ made }: { made: MadeLink | undefined }) {
  return (
    <div role="status" className="director-made">
      {made && 'link' in made && (
        <>
          <p>{made.isCopied ? 'Copied.' : 'This browser does not let it be copied: select it.'}</p>
          <code>{made.link}</code>
        </>
      )}
      {made && 'fileName' in made && savedText(made)}
    </div>
  );
}

function savedText({ fileName, bytes }: { fileName: string; bytes: number }): string {
  return `Too much for a link (${Math.ceil(bytes / 1000)} kB), so it was saved as ${fileName}. Drop that file on the director on the other machine.`;
}
