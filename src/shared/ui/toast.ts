import type { Message } from '../lib/messages.ts';
import { createListeners } from '../lib/create-listeners.ts';
import { lazyModule } from '../lib/lazy-module.ts';
import { shorten } from '../lib/shorten.ts';
import type { Toast, ToastCardProps, ToastVariant } from './toast-card.tsx';

export type { ToastVariant };

/** `shownAt`: device time, ms since epoch. */
export type PastToast = Toast & { shownAt: number };

/** The "removal delay" of spec §9: how long the record of a toast is kept (decision 32). */
const HISTORY_LIFETIME_MS = 1_000_000;

/** Its parts that a server wrote are shorter (200); a toast is read in five seconds. */
const MAX_CHARACTERS = 500;

let history: readonly PastToast[] = [];
let toastNumber = 0;
/**
 * While a toast is on screen its id stays, so a newer one replaces it. A toast on its way out cannot be replaced any
 * more (sonner would remove the newer text with it), so each one that leaves ends the use of its id.
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

/** What draws toasts, while it is on the page; until then the newest toast waits. */
let area: ToastModule | undefined;
let pending: Card | undefined;
const pendingListeners = createListeners();

/** The toast that waits for its area; with {@link onPendingToast} a store for React. */
export function pendingToast(): Card | undefined {
  return pending;
}

export const onPendingToast = pendingListeners.subscribe;

function setPending(card: Card | undefined): void {
  pending = card;
  pendingListeners.notify();
}

/** For the toaster, when its area is on the page. */
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

/** Shows a toast for 5 seconds; a newer one replaces it. Nothing important may live only here. */
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
  // Should it not come, the toaster shows it plainly.
  toastModule.load().catch(() => undefined);
}

/** Takes away what is shown: whom it was meant for has left. */
export function clearToast(): void {
  setPending(undefined);
  // Also one that sonner would show again when its area comes back.
  const late = toastModule.state();
  if (late.step === 'loaded') late.code.removeCard();
  closedToasts += 1;
}

/** Also called at each new toast, so that a page open for days does not collect them. */
function removeOldRecords(): void {
  const oldest = Date.now() - HISTORY_LIFETIME_MS;
  history = history.filter(({ shownAt }) => shownAt >= oldest);
}

/** The toasts of the last quarter of an hour (1,000,000 ms) of this page, oldest first. */
export function toastHistory(): readonly PastToast[] {
  removeOldRecords();
  return [...history];
}
