import { Link2, QrCode } from 'lucide-react';
import { lazy, Suspense, type ComponentProps } from 'react';
import { linkedEdits } from '#mocks/demo/edits/edits.ts';
import { scrollPlace } from '#mocks/demo/play/scroll-place.ts';
import { BASE } from '#mocks/demo/start/addresses.ts';
import { readDevice } from '#mocks/demo/start/device-record.ts';
import { playedState } from '#mocks/demo/start/play-steps.ts';
import { stateHref } from '#mocks/states/state-href.ts';
import { copyText } from '#shared/ui/copy-button.tsx';
import type { Notice } from '#shared/ui/notice.tsx';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { captureState } from './capture-state.ts';
import { recordedState, recording } from './recording.ts';
import { saveState, stateFile, stateLink } from './state-link.ts';

/** The result of the press, shown below the tabs. */
export type MadeLink = ComponentProps<typeof Notice>;

const QrPicture = lazy(() => import('./qr-picture.tsx'));
const UNNAMED = 'The open dialog is not in it: record the steps that lead there (Control), and copy again.';

/** Whether the clipboard may contain an earlier link. */
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
    // Loaded only now: it includes the code that finds parts by role.
    const { stateShown } = await import('./state-shown.ts');
    const played = await playedState(backend);
    const shown = recorded || linkedEdits() ? undefined : stateShown(backend, place(), played);
    let links = [link];
    let hint = !recorded && document.querySelector('#root ~ * [role=dialog]') ? UNNAMED : undefined;
    if (shown) {
      const options = { theme, isPaused: backend.clock.state().isPaused, scroll };
      const ofState = new URL(stateHref(shown, BASE, options), location.href).href;
      const isPlayed = shown.id === played;
      links = isPlayed ? [ofState, link] : [link, ofState];
      hint = isPlayed
        ? `It is the state “${shown.title}”. The present time is in this one, without dialogs and notices:`
        : `Dialogs and notices are not in it. The state “${shown.title}” shows them:`;
    }
    const [first, also] = links.filter((one) => one !== undefined);
    if (first !== undefined) {
      isLinkCopied = true;
      const isCopied = await copyText(first);
      return onMade({
        tone: isCopied ? 'success' : 'info',
        title: isCopied ? 'Copied.' : 'This browser does not let it be copied: select it.',
        children: (
          <>
            {isQr && (
              <Suspense>
                <QrPicture link={first} />
              </Suspense>
            )}
            <LinkText link={first} />
            <span>{hint}</span>
            {also !== undefined && <LinkText link={also} />}
          </>
        ),
      });
    }
    // The clipboard must not keep an earlier link; anything else stays there.
    if (isLinkCopied) await copyText(' ');
    isLinkCopied = false;
    const where = { href: recorded ? href : location.origin + place(), theme };
    const size = Math.ceil(stateFile(where, state).length / 1000);
    return onMade({
      tone: 'warning',
      title: `Nothing was copied: this state is too large for a link (${size} kB).`,
      children: 'Save it as a file, and drop that file on the director on the other machine.',
      action: (
        <ToolButton variant="primary" onClick={() => saveState(where, state)}>
          Save as a file
        </ToolButton>
      ),
    });
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

/** Focusable, so that a long link can be scrolled by keyboard. */
function LinkText({ link }: { link: string }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above.
  return <code tabIndex={0}>{link}</code>;
}
