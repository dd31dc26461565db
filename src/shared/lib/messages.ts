export type Tone = 'info' | 'success' | 'warning' | 'error';

/** A message of a toast or a notice. The code that shows a message has a table of them by kind and compares only kinds. */
export interface Message {
  title: string;
  /** An `error` is shown as a destructive toast. */
  tone?: Tone;
  /** A fixed text; for a failed request, the fallback when the error has no message. */
  text?: string | undefined;
  /** The panel shows the same text, so the toast shows only its title (decision 45). */
  isShownInPanel?: boolean;
  /** The toast is closed when the page that it announces is shown. */
  announcesPage?: boolean;
}

/** The cause of an unreadable file, to follow the file's name in a sentence. */
export const UNREADABLE_FILE = 'cannot be read: it was moved, changed or deleted since you chose it';
