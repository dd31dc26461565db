import { Link2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { signedInUser } from '#mocks/demo/start/controls.ts';
import { countStoredPhotos } from '#mocks/demo/start/device-record.ts';
import { stateOfPage } from '#mocks/demo/start/start-steps.ts';
import { copyText } from '#shared/ui/copy-button.tsx';
import type { Notice } from '#shared/ui/notice.tsx';
import { useDirector } from '../director.ts';
import { linkToState } from './link-to-state.ts';

/** The result of copying, shown below the tabs. */
export type CopiedLink = ComponentProps<typeof Notice>;

/** The button that copies a link to the current state. */
export function CopyLink({ onCopied }: { onCopied(copied: CopiedLink): void }) {
  const { backend } = useDirector();

  async function copy() {
    const link = linkToState(backend, {
      href: location.href,
      theme: document.documentElement.dataset['theme'],
      openedState: stateOfPage(),
      photos: await countStoredPhotos(signedInUser(backend)?.id ?? ''),
    });
    const isCopied = await copyText(link);
    onCopied({
      tone: isCopied ? 'success' : 'info',
      title: isCopied ? 'Copied.' : 'Couldn’t copy. Select the link instead.',
      children: (
        <>
          {/* Focusable, so that a long link can be scrolled by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above. */}
          <code tabIndex={0}>{link}</code>
          <span>
            Includes state, time, theme, faults and controls. For everything else, export a file in Data.
          </span>
        </>
      ),
    });
  }

  return (
    <button type="button" className="director-copy" onClick={() => void copy()}>
      <Link2 aria-hidden size={16} />
      <span>Copy link</span>
    </button>
  );
}
