import { counted } from '../../../shared/lib/counted.ts';
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
      <RefusalList files={files.slice(0, SHOWN_AT_ONCE)} />
      {files.length > SHOWN_AT_ONCE && (
        <details>
          <summary className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4">
            {files.length - SHOWN_AT_ONCE} more
          </summary>
          <RefusalList files={files.slice(SHOWN_AT_ONCE)} />
        </details>
      )}
    </Notice>
  );
}

function RefusalList({ files }: { files: readonly RefusedFile[] }) {
  return (
    <ul className="grid gap-1 whitespace-normal">
      {files.map(({ name, cause }, index) => (
        <li key={index}>
          <span className="font-medium break-all">{shortened(name)}</span> {cause}.
        </li>
      ))}
    </ul>
  );
}

/** The beginning tells the files apart, the end tells what they are. */
function shortened(name: string): string {
  return name.length <= 60 ? name : `${name.slice(0, 44)}…${name.slice(-12)}`;
}
