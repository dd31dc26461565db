import { useEffectEvent, useLayoutEffect } from 'react';
import { listen } from '../lib/listen.ts';
import { createStore } from '../lib/store.ts';

/** Closes an open dialog. @returns whether it may be closed now */
type CloseDialog = () => boolean;

/** The open dialogs, the top dialog last. Each has a history entry with the address of its page. */
const openDialogs: CloseDialog[] = [];
/** The state of the entry that `history.go` leaves, which the browser does later. */
let leftState: unknown;

/** Whether a dialog is open, which changes the position of toasts. */
export const isDialogOpen = createStore(false);

/** The number of open dialogs that the current history entry stores. */
function entryDepth(): number {
  return (window.history.state as { openDialogs?: number } | null)?.openDialogs ?? 0;
}

/**
 * Adds a history entry for a new dialog and leaves the entries of closed dialogs. Forward, a reload, or Back from a page
 * that a dialog opened can reach such an entry.
 */
function alignHistory(): void {
  if (leftState !== undefined && leftState === window.history.state) return;
  leftState = undefined;
  const excess = entryDepth() - openDialogs.length;
  // Preserve the router's part of the state: the entry belongs to the router's page.
  if (excess < 0) window.history.pushState({ ...window.history.state, openDialogs: openDialogs.length }, '');
  if (excess <= 0) return;
  leftState = window.history.state;
  window.history.go(-excess);
}

/** Aligns the history after React has rendered. */
const alignLater = () => void setTimeout(alignHistory);

if (typeof window !== 'undefined') {
  alignLater();
  listen({
    popstate() {
      const isBack = leftState === undefined && entryDepth() < openDialogs.length;
      leftState = undefined;
      const results = isBack
        ? openDialogs
            .slice(entryDepth())
            .toReversed()
            .map((close) => close())
        : [];
      // A dialog that must stay open gets a new entry. A closed dialog aligns the history when it unmounts.
      if (!isBack || results.includes(false)) alignLater();
    },
  });
}

/** Lets the browser's Back close a dialog while it is mounted. */
export function useBackCloses(close: CloseDialog): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => {
    const dialog = () => closeNow();
    openDialogs.push(dialog);
    isDialogOpen.set(true);
    alignLater();
    return () => {
      openDialogs.splice(openDialogs.indexOf(dialog), 1);
      isDialogOpen.set(openDialogs.length > 0);
      alignLater();
    };
  }, []);
}
