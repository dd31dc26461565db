import { lazy, Suspense, useEffect } from 'react';
import { createStore, useStore } from '#shared/lib/store.ts';

/** Whether the parts of the screen are outlined. */
export const lens = createStore(false);

const LensLayer = lazy(() => import('./lens-layer.tsx'));

/** Outlines the parts of the screen while Ctrl and Alt are held, or as long as the director's tab says so. */
export function Lens() {
  const isOn = useStore(lens);
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
          if (lens.get()) event.preventDefault();
          return lens.set(false);
        }
        // AltGr, which some keyboards need for @ and €, is both keys too.
        const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null;
        if (!ctrlKey || !altKey || isTyping || isHeld) return undefined;
        isHeld = true;
        return lens.set(true);
      },
      options,
    );
    const letGo = () => {
      if (isHeld) lens.set(false);
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
