import { codeNotLoadedText } from '../lib/lazy-module.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface CodeNotLoadedNoticeProps {
  /** Says what could not be loaded. */
  title: string;
  live?: 'assertive';
  onDismiss?: () => void;
}

/** Shown in place of a part whose code could not be loaded. In most browsers only a reload retries. */
export function CodeNotLoadedNotice({ title, live, onDismiss }: CodeNotLoadedNoticeProps) {
  return (
    <Notice
      tone="error"
      title={title}
      {...(live && { live })}
      onDismiss={onDismiss}
      action={
        <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
          Reload this page
        </Button>
      }
    >
      {codeNotLoadedText()}
    </Notice>
  );
}
