import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

const LensLayer = lazy(() => import('./lens-layer.tsx'));

/** Outlines the parts of the screen while Ctrl and Alt are held, or as long as the director's tab says so. */
export function Lens() {
  const isOn = useLensSwitch();
  useEffect(() => {
    let isHeld = false;
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    addEventListener(
      'keydown',
      (event) => {
        const { key, ctrlKey, altKey, target } = event;
        if (key === 'Escape') {
          // Not when the panel handles the key.
          if (isLensOn()) event.preventDefault();
          return switchLens(false);
        }
        // AltGr, which some keyboards need for @ and €, is both keys too.
        const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null;
        if (!ctrlKey || !altKey || isTyping || isHeld) return undefined;
        isHeld = true;
        return switchLens(true);
      },
      options,
    );
    const letGo = () => {
      if (isHeld) switchLens(false);
      isHeld = false;
    };
    addEventListener('keyup', ({ ctrlKey, altKey }) => !(ctrlKey && altKey) && letGo(), options);
    addEventListener('blur', letGo, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return isOn ? (
    <Suspense>
      <LensLayer />
    </Suspense>
  ) : null;
}

let isOn = false;
const listeners = new Set<() => void>();

export function switchLens(on: boolean): void {
  isOn = on;
  for (const changed of listeners) changed();
}

/** Whether the parts of the screen are outlined. */
export const isLensOn = () => isOn;

export function useLensSwitch(): boolean {
  return useSyncExternalStore(subscribe, isLensOn);
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
