import { useStorageProblem, type StorageProblem } from '#shared/lib/persistence.ts';
import { Notice } from '#shared/ui/notice.tsx';

const TEXTS: Record<StorageProblem, { title: string; text: string }> = {
  full: {
    title: 'This browser is out of space',
    text: 'New work is lost when you leave. Download what you need, then delete pictures to make room.',
  },
  refused: {
    title: 'This browser cannot save your work',
    text: 'Download the pictures you need before you leave.',
  },
  unreadable: {
    title: 'Couldn’t read some of your saved work',
    text: 'Nothing was changed. Reload this page to try again. Until then, new work is not saved.',
  },
};

/** Warns on every screen when a value is not stored on this device (decision 58). */
export function StorageNotice() {
  const problem = useStorageProblem();
  if (!problem) return null;
  return (
    <div className="measure pt-4">
      <Notice
        tone="warning"
        title={TEXTS[problem].title}
        live="polite"
        {...(problem === 'unreadable' && { retry: 'reload' })}
      >
        {TEXTS[problem].text}
      </Notice>
    </div>
  );
}
