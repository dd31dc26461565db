import { useMemo, useSyncExternalStore } from 'react';

/** The page's size in px. */
export function useViewport(): { width: number; height: number } {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const height = useSyncExternalStore(subscribe, () => window.innerHeight);
  return useMemo(() => ({ width, height }), [width, height]);
}

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}
