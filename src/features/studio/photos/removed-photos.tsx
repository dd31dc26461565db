import { Undo2 } from 'lucide-react';
import { counted } from '../../../shared/lib/counted.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { PhotoSet } from './photo-set.ts';

interface RemovedPhotosProps {
  removed: PhotoSet['removed'];
  onUndo(): void;
  onForget(): void;
}

/** Instead of asking first: it is done, and can be undone. */
export function RemovedPhotos({ removed, onUndo, onForget }: RemovedPhotosProps) {
  const [first] = removed;
  if (!first) return null;
  return (
    <Notice
      tone="info"
      live="polite"
      title={removed.length === 1 ? 'Photo removed' : `${counted(removed.length, 'photo')} removed`}
      onDismiss={onForget}
      action={
        <Button variant="secondary" size="sm" onClick={onUndo}>
          <Undo2 aria-hidden size={16} />
          Undo
        </Button>
      }
    >
      {removed.length === 1 && <span className="break-all">{first.photo.file.name}</span>}
    </Notice>
  );
}
