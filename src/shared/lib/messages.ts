export type Tone = 'info' | 'success' | 'warning' | 'error';

/** A message of a toast or a notice. Tables by kind stand beside the code that shows them, which compares only kinds. */
export interface Message {
  title: string;
  /** An `error` is shown as a destructive toast. */
  tone?: Tone;
  /** The text where it is fixed; for a failed request, the fallback when the error has no message. */
  text?: string | undefined;
  /** The panel concerned shows the same: the toast shows only its title (decision 45). */
  isShownInPanel?: boolean;
  /** The toast is closed when the page that it announces is shown. */
  announcesPage?: boolean;
}

/** Why a file is refused; follows the file's name in a sentence. */
export const UNREADABLE_FILE = 'cannot be read: it was moved, changed or deleted since you chose it';
