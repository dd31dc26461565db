import type { Message } from '../lib/messages.ts';
import { notify } from '../lib/toast.ts';
import { errorMessage, humanMessage } from './api-error.ts';

/**
 * Shows a failure: the documented message in a toast (spec §8).
 * @param message its text is the fallback of an error without a message
 * @returns the plain text for the panel, because nothing important may be shown only in a toast (decision 32)
 */
export function notifyFailure({ text: fallback = '', ...message }: Message, error: unknown): string {
  notify({ ...message, text: errorMessage(error, fallback) });
  return humanMessage(error, fallback);
}
