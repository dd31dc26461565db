import { useSyncExternalStore } from 'react';
import { deviceChanges, hasUnreadable, retryUnreadable } from '#shared/lib/device-store.ts';
import { UnreadableNotice } from '#shared/ui/unreadable-notice.tsx';

/** Says that small stored values could not be read. Pictures and photos have notices of their own. */
export function UnreadableDrafts() {
  const isNoticed = useSyncExternalStore(deviceChanges.subscribe, hasUnreadable);
  if (!isNoticed) return null;
  return (
    <div className="measure pt-4">
      <UnreadableNotice title="Some of your saved work could not be read" onTryAgain={retryUnreadable}>
        It has not been changed. What you write meanwhile lasts until you leave.
      </UnreadableNotice>
    </div>
  );
}
