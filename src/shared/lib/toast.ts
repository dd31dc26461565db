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

/** A toast on screen. */
export type ShownToast = Toast & { onClose: () => void };

/** `shownAt`: by this device's clock, ms since 1970. */
export type PastToast = Toast & { shownAt: number };

/** What renders toasts: its code is loaded with the first one (toaster.tsx). */
interface ToastArea {
  /** Shows a card, replacing the one with the same id; each number is a new card. */
  showCard(id: string, number: number, card: ShownToast): void;
  /** Removes a card; without an id, all of them. */
  removeCard(id?: string): void;
}

/** How long a toast stays in the history: the "removal delay" of spec §9 (decision 32). */
const HISTORY_LIFETIME_MS = 1_000_000;

/** A toast must be readable in five seconds. A server's text in it is cut to 200. */
const MAX_CHARACTERS = 500;

let history: readonly PastToast[] = [];
let toastNumber = 0;
/**
 * Part of the toast's id. A new toast replaces the one on screen by using its id; a closed toast's id is not used
 * again, because sonner would remove the new toast with the closing one.
 */
let closedToasts = 0;

interface PendingToast extends ShownToast {
  id: string;
  number: number;
}

let area: ToastArea | undefined;
let isAreaMounted = false;
/** The newest toast, while the area is not mounted. */
export const pendingToast = createStore<PendingToast | undefined>(undefined);

/** Called by the toaster when its area is mounted. */
export function toastsReady(mounted: ToastArea): () => void {
  area = mounted;
  isAreaMounted = true;
  const pending = pendingToast.get();
  if (pending) show(mounted, pending);
  pendingToast.set(undefined);
  return () => {
    isAreaMounted = false;
  };
}

function show({ showCard }: ToastArea, { id, number, ...card }: PendingToast): void {
  showCard(id, number, card);
}

/** Shows a toast for 5 seconds; a newer one replaces it. Nothing important may be shown only in a toast. */
export function notify({ title, tone, text: words }: Message): void {
  const text = words === undefined ? undefined : shorten(words, MAX_CHARACTERS);
  const variant: ToastVariant = tone === 'error' ? 'destructive' : 'default';
  toastNumber += 1;
  const number = toastNumber;
  const id = `toast-${closedToasts}`;
  removeOldRecords();
  history = [...history, { title, text, variant, shownAt: Date.now() }];

  function close() {
    if (number !== toastNumber || id !== `toast-${closedToasts}`) return;
    closedToasts += 1;
    area?.removeCard(id);
    pendingToast.set(undefined);
  }

  const toast = { id, number, title, text, variant, onClose: close };
  if (area && isAreaMounted) show(area, toast);
  else pendingToast.set(toast);
}

/** Removes the toast on screen. */
export function clearToast(): void {
  pendingToast.set(undefined);
  // Also from sonner, which would show it again when its area is mounted next.
  area?.removeCard();
  closedToasts += 1;
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
