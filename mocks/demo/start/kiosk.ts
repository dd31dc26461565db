import type { StartAddress } from './start-address.ts';

const KEY = 'twin-studio-mock:kiosk';
const QUIET_MS = 60_000;
const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'];

/** For public displays: begins again when nobody has used the page for a minute. */
export function watchKiosk({ kiosk, director }: Pick<StartAddress, 'kiosk' | 'director'>): void {
  if (kiosk) sessionStorage.setItem(KEY, location.href);
  else if (director === 'on') sessionStorage.removeItem(KEY);
  const home = sessionStorage.getItem(KEY);
  if (home === null) return;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => location.replace(home), QUIET_MS);
  };
  // At its start there is nothing to return from.
  if (!kiosk) wait();
  for (const gesture of GESTURES) addEventListener(gesture, wait, { capture: true, passive: true });
}

/** Whether the director is shown. An address turns it off for as long as this tab lives; a kiosk has none. */
export function isDirectorWanted({ director }: Pick<StartAddress, 'director'>): boolean {
  if (director !== undefined) sessionStorage.setItem('twin-studio-mock:director', director);
  const isOff = sessionStorage.getItem('twin-studio-mock:director') === 'off';
  return !isOff && sessionStorage.getItem(KEY) === null;
}
