import { Undo2 } from 'lucide-react';
import { counted } from '../../../shared/lib/counted.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LongList } from '../../../shared/ui/long-list.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { PhotoSet } from './photo-set.ts';
import type { PhotoStore } from './photo-store.ts';

/** Any more are collapsed: dropping the wrong folder must not push the studio off the screen. */
const SHOWN_AT_ONCE = 5;

/** Every refused file with its reason; the usable ones were added. */
export function RefusedFiles({ refused, store }: { refused: PhotoSet['refused']; store: PhotoStore }) {
  if (refused.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={`${counted(refused.length, 'file')} not added`}
      live="polite"
      onDismiss={store.forgetRefusals}
    >
      <LongList items={refused} pageSize={SHOWN_AT_ONCE} className="grid gap-1 whitespace-normal">
        {({ name, cause }, index) => (
          <li key={index}>
            <span className="font-medium break-all">{shortened(name)}</span> {cause}.
          </li>
        )}
      </LongList>
    </Notice>
  );
}

/** Shortens in the middle: names differ at the start, and the end holds the file type. */
function shortened(name: string): string {
  return name.length <= 60 ? name : `${name.slice(0, 44)}…${name.slice(-12)}`;
}

/** Offers Undo instead of asking for confirmation. */
export function RemovedPhotos({ removed, store }: { removed: PhotoSet['removed']; store: PhotoStore }) {
  const [first] = removed;
  if (!first) return null;
  return (
    <Notice
      tone="info"
      live="polite"
      title={removed.length === 1 ? 'Photo removed' : `${counted(removed.length, 'photo')} removed`}
      onDismiss={store.forgetRemoval}
      action={
        <Button variant="secondary" size="sm" onClick={store.undoRemoval}>
          <Undo2 aria-hidden size={16} />
          Undo
        </Button>
      }
    >
      {removed.length === 1 && <span className="break-all">{first.photo.file.name}</span>}
    </Notice>
  );
}
