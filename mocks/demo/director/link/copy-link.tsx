import { Link2, QrCode, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { copyText } from '../../../../src/shared/ui/copy-button.tsx';
import { stateHref } from '../../../states/state-href.ts';
import { BASE } from '../../start/addresses.ts';
import { linkedLook } from '../../look/look-changes.ts';
import { scrollPlace } from '../../play/scroll-place.ts';
import { readDevice } from '../../start/device-record.ts';
import { playedState } from '../../start/play-scene.ts';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { recordedState, recording } from './recording.ts';
import { captureState } from './capture-state.ts';
import { saveState, stateFile, stateLink } from './state-link.ts';

/** The result of the press, shown below the tabs. `also` is a second link, and `hint` says what it is. */
export type MadeLink =
  | { link: string; isCopied: boolean; isQr: boolean; hint?: string | undefined; also?: string | undefined }
  | { bytes: number; save(): void };

/** Whether the clipboard may have a link of before. */
let isLinkCopied = false;

/** A link that shows the current state on another machine; a large state can be saved as a file. */
export function CopyLink({ onMade }: { onMade(made: MadeLink): void }) {
  const { backend, place } = useDirector();

  async function copy(isQr = false) {
    const theme = document.documentElement.dataset['theme'] as 'light' | 'dark' | undefined;
    const recorded = recordedState();
    const state = recorded ?? captureState(backend, await readDevice());
    const href = recorded ? (recording.get()?.href ?? '') : location.href;
    const scroll = scrollPlace();
    const link = await stateLink({ href, theme, scroll }, state);
    // It looks for parts as the player of steps does, which opening the director does not load.
    const { stateShown } = await import('./state-shown.ts');
    const played = await playedState(backend);
    const shown = recorded || linkedLook() ? undefined : stateShown(backend, place(), played);
    let links = [link];
    let hint = !recorded && document.querySelector('#root ~ * [role=dialog]') ? UNNAMED : undefined;
    if (shown) {
      const look = { theme, isPaused: backend.clock.state().isPaused, scroll };
      const ofState = new URL(stateHref(shown, BASE, look), location.href).href;
      const isPlayed = shown.id === played;
      links = isPlayed ? [ofState, link] : [link, ofState];
      hint = isPlayed
        ? `It is the state “${shown.title}”. The present time is in this one, without dialogs and notices:`
        : `Dialogs and notices are not in it. The state “${shown.title}” shows them:`;
    }
    const [first, also] = links.filter((one) => one !== undefined);
    if (first !== undefined) {
      isLinkCopied = true;
      return onMade({ link: first, isCopied: await copyText(first), isQr, hint, also });
    }
    // The clipboard must not keep an earlier link; anything else stays there.
    if (isLinkCopied) await copyText(' ');
    isLinkCopied = false;
    const where = { href: recorded ? href : location.origin + place(), theme };
    return onMade({ bytes: stateFile(where, state).length, save: () => saveState(where, state) });
  }

  return (
    <>
      <button type="button" className="director-copy" onClick={() => void copy()}>
        <Link2 aria-hidden size={16} />
        Copy link
      </button>
      <button type="button" aria-label="QR code" title="QR code" onClick={() => void copy(true)}>
        <QrCode aria-hidden size={18} />
      </button>
    </>
  );
}

const QrPicture = lazy(() => import('./qr-picture.tsx'));
const UNNAMED = 'The open dialog is not in it: record the steps that lead there (Control), and copy again.';

/** Lies over the top of the tab, so that nothing moves. */
export function MadeLinkNotice({ made, onClose }: { made: MadeLink | undefined; onClose(): void }) {
  return (
    <div role="status" className="director-made">
      {made && (
        <button type="button" aria-label="Close this notice" onClick={onClose}>
          <X aria-hidden size={18} />
        </button>
      )}
      {made && 'link' in made && (
        <>
          <p>{made.isCopied ? 'Copied.' : 'This browser does not let it be copied: select it.'}</p>
          {made.isQr && (
            <Suspense>
              <QrPicture link={made.link} />
            </Suspense>
          )}
          <LinkText link={made.link} />
          {made.hint !== undefined && <p>{made.hint}</p>}
          {made.also !== undefined && <LinkText link={made.also} />}
        </>
      )}
      {made && 'save' in made && (
        <>
          <p>
            Nothing was copied: this state is too large for a link ({Math.ceil(made.bytes / 1000)} kB). Save
            it as a file, and drop that file on the director on the other machine.
          </p>
          <ToolButton variant="primary" onClick={made.save}>
            Save as a file
          </ToolButton>
        </>
      )}
    </div>
  );
}

/** Scrolled where it is long, so also by keyboard. */
function LinkText({ link }: { link: string }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above.
  return <code tabIndex={0}>{link}</code>;
}
