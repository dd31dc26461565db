import { readAgain, useUnread } from '../shared/lib/unread.ts';
import { Button } from '../shared/ui/button.tsx';
import { Notice } from '../shared/ui/notice.tsx';

/** Drafts, posts or other small things of this browser that could not be read. Pictures and photos say so themselves. */
export function UnreadNotice() {
  if (!useUnread()) return null;
  return (
    <div className="measure pt-4">
      <Notice
        tone="warning"
        title="Some of what you left here could not be read"
        live="polite"
        action={
          <Button variant="secondary" size="sm" onClick={readAgain}>
            Try again
          </Button>
        }
      >
        It is left as it is. What you write in its place is here until you leave.
      </Notice>
    </div>
  );
}
