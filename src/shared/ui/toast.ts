import { createListeners } from '../lib/create-listeners.ts';
import { shorten } from '../lib/shorten.ts';
import type { ToastVariant } from './toast-card.tsx';

export type { ToastVariant };

export interface Toast {
  title: string;
  /** Line breaks are kept; markup is shown as text. */
  text?: string | undefined;
  variant?: ToastVariant;
}

export interface PastNotice {
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
const listeners = createListeners();

/** Shows a toast for 5 seconds; a newer one replaces it. Nothing important may live only here. */
export function notify({ title, text, variant = 'default' }: Toast): void {
  forgetOldRecords();
  shown = { title, text: text && shorten(text, MAX_CHARACTERS), variant, shownAt: Date.now() };
  history = [...history, shown];
  listeners.notify();
}

/** Takes away this toast, or whatever is shown: whom it was meant for has left. */
export function clearToast(toast = shown): void {
  if (toast !== shown) return;
  shown = undefined;
  listeners.notify();
}

/** What is to be seen now; with {@link onToastChange} a store for React. */
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
