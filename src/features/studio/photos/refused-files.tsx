import { counted } from '../../../shared/lib/counted.ts';
import { LongList } from '../../../shared/ui/long-list.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { RefusedFile } from './photo.ts';

/** More than these are folded away: a wrong folder must not push the studio off the screen. */
const SHOWN_AT_ONCE = 5;

/** Every file that was not taken, by name and with its cause; the good ones stayed. */
export function RefusedFiles({ files, onDismiss }: { files: readonly RefusedFile[]; onDismiss(): void }) {
  if (files.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={`${counted(files.length, 'file')} not added`}
      live="polite"
      onDismiss={onDismiss}
    >
      <LongList items={files} pageSize={SHOWN_AT_ONCE} className="grid gap-1 whitespace-normal">
        {({ name, cause }, index) => (
          <li key={index}>
            <span className="font-medium break-all">{shortened(name)}</span> {cause}.
          </li>
        )}
      </LongList>
    </Notice>
  );
}

/** The beginning tells the files apart, the end tells what they are. */
function shortened(name: string): string {
  return name.length <= 60 ? name : `${name.slice(0, 44)}…${name.slice(-12)}`;
}
