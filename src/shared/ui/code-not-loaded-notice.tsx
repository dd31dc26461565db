import { codeNotLoadedText } from '../lib/code-not-loaded.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface CodeNotLoadedNoticeProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  live?: 'assertive';
  onDismiss?: () => void;
}

/** In the place of a part whose code did not come. Most browsers keep the failure until the page is loaded again. */
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
