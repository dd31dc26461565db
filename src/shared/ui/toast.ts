import { lateCode } from '../lib/late-code.ts';
import { shorten } from '../lib/shorten.ts';
import type { Toast, ToastVariant } from './toast-card.tsx';

export type { Toast, ToastVariant };

/** `shownAt`: device time, ms since epoch. */
export type PastNotice = Required<Toast> & { shownAt: number };

/** The "removal delay" of spec §9: how long the record of a notice is kept (decision 32). */
const RECORD_KEPT_MS = 1_000_000;

/** Its parts that a server wrote are shorter (200); a toast is read in five seconds. */
const MAX_CHARACTERS = 500;

let history: readonly PastNotice[] = [];
let noticeNumber = 0;
/**
 * While a toast is on screen its id stays, so a newer notice replaces it. A toast on its way out cannot be replaced any
 * more (sonner would remove the newer text with it), so each one that leaves ends the use of its id.
 */
let closedToasts = 0;

export const toastCode = lateCode(async () => {
  const { ToastArea, showCard, removeCard } = await import('./toast-area.tsx');
  return { ToastArea, showCard, removeCard };
});
type ToastCode = Awaited<ReturnType<typeof toastCode.load>>;

/** What draws toasts, while it is on the page; until then the newest notice waits. */
let area: ToastCode | undefined;
let showWaiting: ((area: ToastCode) => void) | undefined;

/** For the toaster, when its area is on the page. */
export function toastsReady(code: ToastCode): () => void {
  area = code;
  showWaiting?.(code);
  showWaiting = undefined;
  return () => {
    if (area === code) area = undefined;
  };
}

/** Shows a toast for 5 seconds; a newer one replaces it. Nothing important may live only here. */
export function notify({ title, text: words, variant = 'default' }: Toast): void {
  const text = words === undefined ? undefined : shorten(words, MAX_CHARACTERS);
  noticeNumber += 1;
  const number = noticeNumber;
  const id = `notice-${closedToasts}`;
  forgetOldRecords();
  history = [...history, { title, text, variant, shownAt: Date.now() }];

  function close() {
    if (number !== noticeNumber || id !== `notice-${closedToasts}`) return;
    closedToasts += 1;
    area?.removeCard(id);
  }

  const show = (code: ToastCode) => code.showCard(id, number, { title, text, variant, onClose: close });
  if (area) return show(area);
  showWaiting = show;
  // Should it not come: what a toast says stands in its panel, too.
  toastCode.load().catch(() => undefined);
}

/** Takes away what is shown: whom it was meant for has left. */
export function clearToast(): void {
  showWaiting = undefined;
  // Also one that sonner would show again when its area comes back.
  const late = toastCode.state();
  if (late.step === 'here') late.code.removeCard();
  closedToasts += 1;
}

/** Also called at each new notice, so that a page open for days does not collect them. */
function forgetOldRecords(): void {
  const oldest = Date.now() - RECORD_KEPT_MS;
  history = history.filter(({ shownAt }) => shownAt >= oldest);
}

/** The notices of the last quarter of an hour (1,000,000 ms) of this page, oldest first. */
export function noticeHistory(): readonly PastNotice[] {
  forgetOldRecords();
  return [...history];
}
