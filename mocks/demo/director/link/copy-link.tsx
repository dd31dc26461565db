import { Link2, QrCode } from 'lucide-react';
import { lazy, Suspense, type ComponentProps } from 'react';
import { BASE } from '#mocks/demo/start/addresses.ts';
import { readDevice } from '#mocks/demo/start/device-record.ts';
import { MAX_FRAGMENT } from '#mocks/demo/start/packed-text.ts';
import { playedState } from '#mocks/demo/start/play-steps.ts';
import { stateHref } from '#mocks/states/state-href.ts';
import { STATES } from '#mocks/states/states.ts';
import { copyText } from '#shared/ui/copy-button.tsx';
import type { Notice } from '#shared/ui/notice.tsx';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { captureState } from './capture-state.ts';
import { recordedState, recording } from './recording.ts';
import { saveState, stateLink } from './state-link.ts';

/** The result of the press, shown below the tabs. */
export type MadeLink = ComponentProps<typeof Notice>;

const QrPicture = lazy(() => import('./qr-picture.tsx'));

/** A link that shows the current state on another machine; a large state can be saved as a file. */
export function CopyLink({ onMade }: { onMade(made: MadeLink): void }) {
  const { backend } = useDirector();

  async function copy(isQr = false) {
    const theme = document.documentElement.dataset['theme'] as 'light' | 'dark' | undefined;
    const recorded = recordedState();
    const state = recorded ?? captureState(backend, await readDevice());
    const place = { href: (recorded && recording.get()?.href) ?? location.href, theme };
    const played = recorded ? undefined : await playedState(backend);
    const options = { theme, isPaused: backend.clock.state().isPaused };
    const link = played
      ? new URL(stateHref(STATES[played], BASE, options), location.href).href
      : await stateLink(place, state);
    const { length } = new URL(link).hash;
    if (length > MAX_FRAGMENT) {
      const [size, limit] = [length, MAX_FRAGMENT].map((characters) => Math.ceil(characters / 1024));
      return onMade({
        tone: 'warning',
        title: `Nothing was copied: this state is too large for a link (${size} kB, and ${limit} at most).`,
        children: 'Save it as a file, and open that file in Data on the other machine.',
        action: (
          <ToolButton variant="primary" onClick={() => saveState(place, state)}>
            Save as a file
          </ToolButton>
        ),
      });
    }
    const isCopied = await copyText(link);
    return onMade({
      tone: isCopied ? 'success' : 'info',
      title: isCopied ? 'Copied.' : 'This browser does not let it be copied: select it.',
      children: (
        <>
          {isQr && (
            <Suspense>
              <QrPicture link={link} />
            </Suspense>
          )}
          {/* Focusable, so that a long link can be scrolled by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above. */}
          <code tabIndex={0}>{link}</code>
          {!recorded && !played && document.querySelector('#root ~ * [aria-modal]') && (
            <span>
              The open dialog is not in it: record the steps that lead there (Control), and copy again.
            </span>
          )}
        </>
      ),
    });
  }

  return (
    <>
      <button type="button" className="director-copy" onClick={() => void copy()}>
        <Link2 aria-hidden size={16} />
        <span>Copy link</span>
      </button>
      <button type="button" aria-label="QR code" title="QR code" onClick={() => void copy(true)}>
        <QrCode aria-hidden size={18} />
      </button>
    </>
  );
}
