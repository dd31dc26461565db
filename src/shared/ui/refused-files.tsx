import { formatCount } from '../lib/format-count.ts';
import { shortName } from '../lib/shorten.ts';
import { LongList } from './long-list.tsx';
import { Notice } from './notice.tsx';

interface RefusedFilesProps {
  /** `cause` follows the name in a sentence. */
  files: readonly { name: string; cause: string }[];
  /** "not added". */
  end: string;
  onDismiss(): void;
}

/** Names refused files, each with its cause. More than five are collapsed, in case a whole folder was dropped. */
export function RefusedFiles({ files, end, onDismiss }: RefusedFilesProps) {
  if (files.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={`${formatCount(files.length, 'file')} ${end}`}
      live="polite"
      onDismiss={onDismiss}
    >
      <LongList items={files} pageSize={5} className="grid gap-1 whitespace-normal">
        {({ name, cause }, index) => (
          <li key={index}>
            <span translate="no" className="font-medium break-all">
              {shortName(name)}
            </span>{' '}
            <span>{`${cause}.`}</span>
          </li>
        )}
      </LongList>
    </Notice>
  );
}
