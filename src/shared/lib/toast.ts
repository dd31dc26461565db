import type { Message } from './messages.ts';
import { shorten } from './shorten.ts';
import { createStore } from './store.ts';

/** A toast. Line breaks in its text are preserved; markup is shown as text. */
export interface Toast extends Omit<Message, 'tone'> {
  /** `destructive` toasts report failures and are red. */
  variant: 'default' | 'destructive';
  shownAt: number;
}

/** How long a toast stays in the history: the "removal delay" of spec §9 (decision 32). */
const HISTORY_LIFETIME_MS = 1_000_000;
/** A toast must be readable in five seconds. A server's text in it is cut to 200 characters. */
const MAX_CHARACTERS = 500;

let history: readonly Toast[] = [];
/** The latest toast until it is closed. toaster.tsx shows it. */
export const shownToast = createStore<Toast | undefined>(undefined);

/** Shows a toast for 5 seconds or until a newer one replaces it. Nothing important may be shown only in a toast. */
export function notify({ tone, text, ...message }: Message): void {
  const variant = tone === 'error' ? 'destructive' : 'default';
  const toast: Toast = {
    ...message,
    text: text && shorten(text, MAX_CHARACTERS),
    variant,
    shownAt: Date.now(),
  };
  history = [...toastHistory(), toast];
  shownToast.set(toast);
}

export function clearToast(): void {
  shownToast.set(undefined);
}

/** Closes a toast that announces the current page. */
export function clearPageAnnouncement(): void {
  if (shownToast.get()?.announcesPage) clearToast();
}

/** The latest toasts, oldest first. */
export function toastHistory(): readonly Toast[] {
  const oldest = Date.now() - HISTORY_LIFETIME_MS;
  return history.filter(({ shownAt }) => shownAt >= oldest);
}
