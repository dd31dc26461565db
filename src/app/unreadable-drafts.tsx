import { retryUnreadable, useHasUnreadable } from '../shared/lib/unreadable.ts';
import { UnreadableNotice } from '../shared/ui/unreadable-notice.tsx';

/** Says that small stored values could not be read. Pictures and photos have notices of their own. */
export function UnreadableDrafts() {
  if (!useHasUnreadable()) return null;
  return (
    <div className="measure pt-4">
      <UnreadableNotice title="Some of what you left here could not be read" onTryAgain={retryUnreadable}>
        It is left as it is. What you write in its place is here until you leave.
      </UnreadableNotice>
    </div>
  );
}
