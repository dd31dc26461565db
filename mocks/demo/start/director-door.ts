/** The way to the director from the first moment on: whoever asks before its code is there gets it then. */
let open: ((tab?: string) => void) | undefined;
let early: { tab: string | undefined } | undefined;
let wake = () => {};

/** Resolves when somebody asks before the director is there. */
export const isAskedEarly = new Promise<void>((resolve) => (wake = resolve));

/** @param tab its id; without one, where the director was left */
export function openDirector(tab?: string): void {
  if (open) return open(tab);
  early = { tab };
  return wake();
}

/** The director is there, and does what was asked before. */
export function directorArrived(opener: (tab?: string) => void): void {
  open = opener;
  if (early) open(early.tab);
}

/** Whether a key opens or closes the director: Ctrl and the one left of the 1. */
export function isDirectorKey({ ctrlKey, code, key }: KeyboardEvent): boolean {
  return ctrlKey && (code === 'Backquote' || key === '`');
}

/** Hears the key until the director does. */
export function hearDirectorKey(): void {
  addEventListener('keydown', (event) => {
    if (open || !isDirectorKey(event)) return;
    event.preventDefault();
    openDirector();
  });
}
