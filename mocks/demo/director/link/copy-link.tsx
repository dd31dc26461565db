import { Link2, QrCode } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { copyText } from '../../../../src/shared/ui/copy-button.tsx';
import { stateHref } from '../../../states/state-href.ts';
import { BASE } from '../../start/addresses.ts';
import { linkedLook } from '../../look/look-changes.ts';
import { scrollPlace } from '../../play/scroll-place.ts';
import { readDevice } from '../../start/device-record.ts';
import { playedState } from '../../start/play-scene.ts';
import { useDirector } from '../director.ts';
import { recordedState, recordingNow } from './recording.ts';
import { captureState } from './capture-state.ts';
import { saveState, stateLink } from './state-link.ts';

/** The result of the press, shown below the head. `also` is a second link, and `hint` says what it is. */
export type MadeLink =
  | { link: string; isCopied: boolean; isQr: boolean; hint?: string | undefined; also?: string | undefined }
  | { fileName: string; bytes: number };

/** A link that shows the current state on another machine; a large state is saved as a file. */
export function CopyLink({ onMade }: { onMade(made: MadeLink): void }) {
  const { backend, place } = useDirector();

  async function copy(isQr = false) {
    const theme = document.documentElement.dataset['theme'] as 'light' | 'dark' | undefined;
    const recorded = recordedState();
    const state = recorded ?? captureState(backend, await readDevice());
    const href = recorded ? (recordingNow()?.href ?? '') : location.href;
    const scroll = scrollPlace();
    const link = await stateLink({ href, theme, scroll }, state);
    // It looks for parts as the player of steps does, which opening the director does not load.
    const { stateShown } = await import('./state-shown.ts');
    const played = await playedState(backend);
    const shown = recorded || linkedLook() ? undefined : stateShown(backend, place(), played);
    if (shown) {
      const look = { theme, isPaused: backend.clock.state().isPaused, scroll };
      const ofState = new URL(stateHref(shown, BASE, look), location.href).href;
      const isPlayed = shown.id === played;
      const hint = isPlayed
        ? `It is the state “${shown.title}”. The present time is in this one, without dialogs and notices:`
        : `Dialogs and notices are not in it. The state “${shown.title}” shows them:`;
      const [first, also] = isPlayed || link === undefined ? [ofState, link] : [link, ofState];
      return onMade({ link: first, isCopied: await copyText(first), isQr, hint, also });
    }
    if (link !== undefined) {
      const hint = !recorded && document.querySelector('#root ~ * [role=dialog]') ? UNNAMED : undefined;
      return onMade({ link, isCopied: await copyText(link), isQr, hint });
    }
    const saved = saveState({ href: recorded ? href : location.origin + place(), theme }, state);
    // The clipboard must not keep the earlier link.
    await copyText(savedText(saved));
    return onMade(saved);
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

export function MadeLinkNotice({ made }: { made: MadeLink | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  // It is at the top of a tab that may be scrolled.
  useEffect(() => {
    if (made) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [made]);
  return (
    <div ref={notice} role="status" className="director-made">
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
      {made && 'fileName' in made && savedText(made)}
    </div>
  );
}

/** Scrolled where it is long, so also by keyboard. */
function LinkText({ link }: { link: string }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above.
  return <code tabIndex={0}>{link}</code>;
}

function savedText({ fileName, bytes }: { fileName: string; bytes: number }): string {
  return `Too much for a link (${Math.ceil(bytes / 1000)} kB), so it was saved as ${fileName}. Drop that file on the director on the other machine.`;
}
