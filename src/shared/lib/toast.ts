import type { Message } from './messages.ts';
import { shorten } from './shorten.ts';
import { createStore } from './store.ts';

/** Line breaks in the text are kept; markup is shown as text. */
export interface Toast extends Pick<Message, 'title' | 'text'> {
  /** `destructive` is for failures: it is red, and interrupts screen readers. */
  variant: 'default' | 'destructive';
  shownAt: number;
}

/** How long a toast stays in the history: the "removal delay" of spec §9 (decision 32). */
const HISTORY_LIFETIME_MS = 1_000_000;
/** A toast must be readable in five seconds. A server's text in it is cut to 200. */
const MAX_CHARACTERS = 500;

let history: readonly Toast[] = [];
/** The newest toast, until it is closed; toaster.tsx shows it. */
export const shownToast = createStore<Toast | undefined>(undefined);

/** Shows a toast for 5 seconds; a newer one replaces it. Nothing important may be shown only in a toast. */
export function notify({ title, tone, text: words }: Message): void {
  const text = words && shorten(words, MAX_CHARACTERS);
  const variant = tone === 'error' ? 'destructive' : 'default';
  const toast: Toast = { title, text, variant, shownAt: Date.now() };
  history = [...toastHistory(), toast];
  shownToast.set(toast);
}

export function clearToast(): void {
  shownToast.set(undefined);
}

/** Oldest first. */
export function toastHistory(): readonly Toast[] {
  const oldest = Date.now() - HISTORY_LIFETIME_MS;
  return history.filter(({ shownAt }) => shownAt >= oldest);
}
