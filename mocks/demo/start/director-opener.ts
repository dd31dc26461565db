import type { StartAddress } from './start-address.ts';

const IS_WANTED = 'twin-studio-mock:director';

/** Whether the director is shown: not in the storyboard's frame. An address turns it off or on until the tab is closed. */
export function isDirectorWanted({ director }: Pick<StartAddress, 'director'>): boolean {
  if (director !== undefined) sessionStorage.setItem(IS_WANTED, director);
  return window.frameElement === null && sessionStorage.getItem(IS_WANTED) !== 'off';
}

/** Opens the director from the start: a request before its code is loaded is kept. */
let open: (() => void) | undefined;
let isAsked = false;
let wake = () => {};

/** Resolves on a request before the director is loaded. */
export const isAskedEarly = new Promise<void>((resolve) => (wake = resolve));

/** Called when the director is loaded: handles an earlier request. */
export function directorArrived(opener: () => void): void {
  open = opener;
  if (isAsked) open();
}

/** Whether a key opens or closes the director: Ctrl and the one left of the 1. */
export function isDirectorKey({ ctrlKey, code, key }: KeyboardEvent): boolean {
  return ctrlKey && (code === 'Backquote' || key === '`');
}

/** Handles the shortcut until the director does. */
export function hearDirectorKey(): void {
  addEventListener('keydown', (event) => {
    if (open || !isDirectorKey(event)) return;
    event.preventDefault();
    isAsked = true;
    wake();
  });
}
