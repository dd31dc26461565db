import { createListeners } from '../lib/create-listeners.ts';
import { shorten } from '../lib/shorten.ts';

/** `destructive` is for what failed: it looks it, and interrupts screen readers. */
export type ToastVariant = 'default' | 'destructive';

export interface Toast {
  title: string;
  /** Line breaks are kept; markup is shown as text. */
  text?: string | undefined;
  variant?: ToastVariant;
}

/** A notice that was shown, oldest first in the history. */
export interface PastNotice {
  /** One for each press, also of two that say the same. */
  number: number;
  title: string;
  text: string | undefined;
  variant: ToastVariant;
  /** Device time, ms since epoch. */
  shownAt: number;
}

/** The "removal delay" of spec §9: how long the record of a notice is kept (decision 32). */
const RECORD_KEPT_MS = 1_000_000;

/** Its parts that a server wrote are shorter (200); a toast is read in five seconds. */
const MAX_CHARACTERS = 500;

let history: readonly PastNotice[] = [];
let shown: PastNotice | undefined;
let lastNumber = 0;
const listeners = createListeners();

/** Shows a toast for 5 seconds; a newer one replaces it. Nothing important may live only here. */
export function notify({ title, text, variant = 'default' }: Toast): void {
  forgetOldRecords();
  lastNumber += 1;
  shown = {
    number: lastNumber,
    title,
    text: text === undefined ? undefined : shorten(text, MAX_CHARACTERS),
    variant,
    shownAt: Date.now(),
  };
  history = [...history, shown];
  listeners.notify();
}

/** Takes away this toast, or whatever is shown: whom it was meant for has left. */
export function clearToast(toast = shown): void {
  if (toast !== shown) return;
  shown = undefined;
  listeners.notify();
}

/** The toast on screen; with {@link onToastChange} a store for React. */
export function shownToast(): PastNotice | undefined {
  return shown;
}

export const onToastChange = listeners.subscribe;

/** Also called at each new notice, so that a page open for days does not collect them. */
function forgetOldRecords(): void {
  const oldest = Date.now() - RECORD_KEPT_MS;
  history = history.filter(({ shownAt }) => shownAt >= oldest);
}

/** The notices of the last quarter of an hour (1,000,000 ms) of this page, oldest first. */
export function noticeHistory(): readonly PastNotice[] {
  forgetOldRecords();
  return history;
}
