export type Tone = 'info' | 'success' | 'warning' | 'error';

/** A message of a toast or a notice. */
export interface Message {
  title: string;
  /** An `error` is shown as a destructive toast. */
  tone?: Tone;
  /** The text where it is fixed; for a failed call, the fallback when the error has no message. */
  text?: string | undefined;
}

/** Why a file is refused; follows the file's name in a sentence. */
export const UNREADABLE_FILE = 'cannot be read: it was moved, changed or deleted since it was chosen';

/**
 * Titles and texts by kind (spec §5, §8, and our own): code compares kinds, never texts. Here those of the whole app; others are
 * beside the code that needs them, such as `create-content/messages.ts` and `studio/outcome/outcome-messages.ts`.
 */
export const APP_MESSAGES = {
  accountChanged: {
    title: 'Another account is signed in',
    text: 'Somebody signed in with another account on this device. This page now shows that account.',
  },
  checkoutFailed: {
    title: 'Checkout Failed',
    tone: 'error',
    text: 'Failed to start checkout. Please try again.',
  },
} satisfies Record<string, Message>;
