import { Undo2 } from 'lucide-react';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import type { SaveResult } from '#shared/lib/device-files.ts';
import { usePersistence } from '#shared/lib/persistence.ts';
import { Button } from '#shared/ui/button.tsx';
import { Notice } from '#shared/ui/notice.tsx';

/** Offers Undo of one removal after the other, the last one first, instead of asking for confirmation. */
export function RemovedPhotos() {
  const { removed, store } = usePhotos();
  const [first, ...others] = removed.at(-1) ?? [];
  if (!first) return null;
  return (
    <Notice
      tone="info"
      live="polite"
      title={others.length === 0 ? 'Photo removed' : `${others.length + 1} photos removed`}
      onDismiss={store.dismissRemoval}
      action={
        <Button variant="secondary" size="sm" onClick={store.undoRemoval}>
          <Undo2 aria-hidden size={16} />
          Undo
        </Button>
      }
    >
      {others.length === 0 && (
        <span translate="no" className="break-all">
          {first.photo.file.name}
        </span>
      )}
    </Notice>
  );
}

const NOT_SAVED: Record<Exclude<SaveResult, 'saved'>, string> = {
  full: 'This device has no room for them, so they are gone after a reload.',
  refused: 'This browser does not store them, so they are gone after a reload.',
  outdated: 'The studio has a newer version: reload this page, then add them again.',
};

/** Warns when photos are not stored, or could not be read. */
export function PhotoStorageNotices() {
  const { lastSave, hasUnreadable, store } = usePhotos();
  const isPrivate = usePersistence() === 'privateWindow';
  return (
    <>
      {hasUnreadable && (
        <Notice tone="warning" title="Earlier photos could not be read" live="polite" retry={store.readAgain}>
          They have not been changed. Photos that you add now come after them.
        </Notice>
      )}
      {lastSave !== 'saved' ? (
        <Notice tone="warning" title="These photos are not kept">
          {`${NOT_SAVED[lastSave]} Training works all the same.`}
        </Notice>
      ) : (
        isPrivate && (
          <Notice tone="info" title="This private window keeps nothing">
            Your photos are gone when you close it. Training works all the same.
          </Notice>
        )
      )}
    </>
  );
}
