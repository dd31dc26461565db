import type { Message } from '../lib/messages.ts';
import { createListeners } from '../lib/create-listeners.ts';
import { lazyModule } from '../lib/lazy-module.ts';
import { shorten } from '../lib/shorten.ts';
import type { Toast, ToastCardProps, ToastVariant } from './toast-card.tsx';

export type { ToastVariant };

/** `shownAt`: by this device's clock, ms since 1970. */
export type PastToast = Toast & { shownAt: number };

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

export const toastModule = lazyModule(async () => {
  const { ToastArea, showCard, removeCard } = await import('./toast-area.tsx');
  return { ToastArea, showCard, removeCard };
});
type ToastModule = Awaited<ReturnType<typeof toastModule.load>>;

interface Card extends ToastCardProps {
  id: string;
  number: number;
}

/** The module that renders toasts, once its area is mounted; until then the newest toast is pending. */
let area: ToastModule | undefined;
let pending: Card | undefined;
const pendingListeners = createListeners();

/** The toast that waits for its area. */
export function pendingToast(): Card | undefined {
  return pending;
}

export const onPendingToast = pendingListeners.subscribe;

function setPending(card: Card | undefined): void {
  pending = card;
  pendingListeners.notify();
}

/** Called by the toaster when its area is mounted. */
export function toastsReady(code: ToastModule): () => void {
  area = code;
  if (pending) showIn(code, pending);
  setPending(undefined);
  return () => {
    if (area === code) area = undefined;
  };
}

function showIn({ showCard }: ToastModule, { id, number, ...card }: Card): void {
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
    setPending(undefined);
  }

  const card = { id, number, title, text, variant, onClose: close };
  if (area) return showIn(area, card);
  setPending(card);
  // When it cannot be loaded, the toaster shows a plain toast.
  toastModule.load().catch(() => undefined);
}

/** Removes the toast on screen. */
export function clearToast(): void {
  setPending(undefined);
  // Also from sonner, which would show it again when its area is mounted next.
  const late = toastModule.state();
  if (late.step === 'loaded') late.code.removeCard();
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
