/** Opens the director from the start: a request before its code is loaded is kept. */
let open: ((tab?: string) => void) | undefined;
let early: { tab: string | undefined } | undefined;
let wake = () => {};

/** Resolves on a request before the director is loaded. */
export const isAskedEarly = new Promise<void>((resolve) => (wake = resolve));

/** @param tab its id; without one, where the director was left */
export function openDirector(tab?: string): void {
  if (open) return open(tab);
  early = { tab };
  return wake();
}

/** Called when the director is loaded: handles an earlier request. */
export function directorArrived(opener: (tab?: string) => void): void {
  open = opener;
  if (early) open(early.tab);
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
    openDirector();
  });
}
