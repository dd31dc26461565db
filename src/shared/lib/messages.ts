export type Tone = 'info' | 'success' | 'warning' | 'error';

/** Something that the app announces or records. */
export interface Message {
  title: string;
  /** What failed is an `error`, which is a destructive toast. */
  tone?: Tone;
  /** The whole text where it is always the same; after a failed call, what is said when the error has no words. */
  text?: string | undefined;
}

/** Why a chosen file is not taken, worded to follow its name. */
export const UNREADABLE_FILE = 'cannot be read: it was moved, changed or deleted since it was chosen';

/**
 * Titles and sentences by kind (spec §5, §8, and our own): code knows a message by its kind, never by its words. One
 * table in four files, each loaded with the code that needs it: this, `create-content/messages.ts`,
 * `studio/training/flow/training-messages.ts` and `studio/outcome/outcome-messages.ts`.
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
  insufficientCredits: { title: 'Insufficient Credits', tone: 'error' },
  creditError: {
    title: 'Credit Error',
    tone: 'error',
    text: 'Your credits could not be charged. Please try again.',
  },
  jobNotFound: {
    title: 'Job Not Found',
    text: "The job you're looking for doesn't exist or has been deleted.",
  },
} satisfies Record<string, Message>;
