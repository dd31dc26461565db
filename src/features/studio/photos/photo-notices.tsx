import { Undo2 } from 'lucide-react';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusPanelOf } from '#shared/ui/move-focus.ts';
import { Notice } from '#shared/ui/notice.tsx';

/** Offers Undo for each removal, the latest first, instead of a confirmation. */
export function RemovedPhotos() {
  const { removed, store } = usePhotos();
  const [first, ...rest] = removed.at(-1) ?? [];
  if (!first) return null;
  return (
    <Notice
      tone="info"
      live="polite"
      title={rest.length === 0 ? 'Photo removed' : `${rest.length + 1} photos removed`}
      onDismiss={store.dismissRemoval}
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={(event) => {
            if (removed.length === 1) focusPanelOf(event);
            store.undoRemoval();
          }}
        >
          <Undo2 aria-hidden size={16} />
          Undo
        </Button>
      }
    >
      {rest.length === 0 && (
        <span translate="no" className="break-all">
          {first.file.name}
        </span>
      )}
    </Notice>
  );
}
