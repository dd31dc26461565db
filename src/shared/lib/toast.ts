import type { Message } from './messages.ts';
import { shorten } from './shorten.ts';
import { createStore } from './store.ts';

/** `destructive` is for failures: it is red, and interrupts screen readers. */
export type ToastVariant = 'default' | 'destructive';

export interface Toast {
  title: string;
  /** Line breaks are kept; markup is shown as text. */
  text: string | undefined;
  variant: ToastVariant;
}

/** A toast on screen. Each has a number of its own. */
export type ShownToast = Toast & Pick<Message, 'announcesPage'> & { number: number; onClose: () => void };

/** `shownAt`: by this device's clock, ms since 1970. */
export type PastToast = Toast & { shownAt: number };

/** How long a toast stays in the history: the "removal delay" of spec §9 (decision 32). */
const HISTORY_LIFETIME_MS = 1_000_000;

/** A toast must be readable in five seconds. A server's text in it is cut to 200. */
const MAX_CHARACTERS = 500;

let history: readonly PastToast[] = [];
let toastCount = 0;

/** The newest toast, until it is closed; toaster.tsx shows it. */
export const shownToast = createStore<ShownToast | undefined>(undefined);

/** Shows a toast for 5 seconds; a newer one replaces it. Nothing important may be shown only in a toast. */
export function notify({ title, tone, text: words, announcesPage }: Message): void {
  const text = words === undefined ? undefined : shorten(words, MAX_CHARACTERS);
  const variant: ToastVariant = tone === 'error' ? 'destructive' : 'default';
  toastCount += 1;
  removeOldRecords();
  history = [...history, { title, text, variant, shownAt: Date.now() }];
  const toast: ShownToast = { title, text, variant, announcesPage, number: toastCount, onClose: close };
  shownToast.set(toast);

  function close() {
    if (shownToast.get()?.number === toast.number) clearToast();
  }
}

/** The page that the toast on screen announces is there: its title stays. */
export function endAnnouncement(): void {
  const toast = shownToast.get();
  if (toast?.announcesPage) shownToast.set({ ...toast, text: undefined });
}

/** Removes the toast on screen. */
export function clearToast(): void {
  shownToast.set(undefined);
}

/** Also called for each new toast, so that the history of a long visit does not grow. */
function removeOldRecords(): void {
  const oldest = Date.now() - HISTORY_LIFETIME_MS;
  history = history.filter(({ shownAt }) => shownAt >= oldest);
}

/** The toasts of the last 1,000,000 ms, oldest first. */
export function toastHistory(): readonly PastToast[] {
  removeOldRecords();
  return [...history];
}
