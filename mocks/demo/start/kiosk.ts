import type { StartAddress } from './start-address.ts';

const KEY = 'twin-studio-mock:kiosk';
const QUIET_MS = 60_000;
const WARNED_MS = 10_000;
const HOLD_MS = 1_000;
const FINGERS = 3;
const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];

/**
 * For public displays: begins again when nobody has used the page for a minute, after a warning. Recorded steps in its
 * address are played again, a minute after the last one. Three fingers, held for a second, end it.
 */
export function watchKiosk({ kiosk, director, changes }: StartAddress): void {
  if (kiosk) sessionStorage.setItem(KEY, location.href);
  else if (director === 'on') sessionStorage.removeItem(KEY);
  const home = sessionStorage.getItem(KEY);
  if (home === null) return;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let unwarn = () => {};
  const wait = () => {
    unwarn();
    for (const timer of timers) clearTimeout(timer);
    timers = [
      setTimeout(() => void warn(), QUIET_MS - WARNED_MS),
      setTimeout(() => location.replace(home), QUIET_MS),
    ];
  };
  const warn = async () => {
    const warned = timers;
    const { showStepNote, hideStepNote } = await import('../play/step-note.tsx');
    // Somebody has touched it while the code was loading.
    if (warned !== timers) return;
    unwarn = hideStepNote;
    void showStepNote('alert', 'Nobody here? This begins again in ten seconds. Touch it to stay.');
  };
  // At its start there is nothing to return from; recorded steps are a loop.
  if (!kiosk || changes !== undefined) wait();
  const options = { capture: true, passive: true };
  // Recorded steps are gestures, too: they go on to their end. The steps of a state leave nothing to return from.
  for (const gesture of GESTURES)
    addEventListener(gesture, ({ isTrusted }) => (isTrusted || timers.length > 0) && wait(), options);
  let held: ReturnType<typeof setTimeout> | undefined;
  const letGo = ({ touches }: TouchEvent) => {
    clearTimeout(held);
    if (touches.length === FINGERS) held = setTimeout(endKiosk, HOLD_MS);
  };
  for (const touch of ['touchstart', 'touchend', 'touchcancel'] as const)
    addEventListener(touch, letGo, options);
}

function endKiosk(): void {
  sessionStorage.removeItem(KEY);
  location.reload();
}

/** Whether the director is shown. An address turns it off for as long as this tab lives; a kiosk has none. */
export function isDirectorWanted({ director }: Pick<StartAddress, 'director'>): boolean {
  if (director !== undefined) sessionStorage.setItem('twin-studio-mock:director', director);
  const isOff = sessionStorage.getItem('twin-studio-mock:director') === 'off';
  return !isOff && sessionStorage.getItem(KEY) === null;
}
