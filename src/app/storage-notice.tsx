import { useStorageProblem, type StorageProblem } from '#shared/lib/persistence.ts';
import { Notice } from '#shared/ui/notice.tsx';

const TEXTS: Record<StorageProblem, { title: string; text: string }> = {
  full: {
    title: 'This browser is out of space',
    text: 'Your latest work is lost when you leave. Download what you need, and delete pictures you do not.',
  },
  refused: {
    title: 'This browser does not store your work',
    text: 'It is lost when you leave. Download the pictures you need.',
  },
  unreadable: {
    title: 'Some of your saved work could not be read',
    text: 'It has not been changed. What you add now is lost when you leave. Reload this page to try again.',
  },
};

/** Warns once that something is not stored on this device, on every screen (decision 58). */
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
