import { useEffect } from 'react';
import { lazyModule } from '../lib/lazy-module.ts';
import { useStore } from '../lib/store.ts';
import { shownToast } from '../lib/toast.ts';

const toastArea = lazyModule(async () => (await import('./toast-area.tsx')).ToastArea);

/** Shows toasts. Their code is loaded after the first screen, or with the first toast. */
export function Toaster() {
  const area = useStore(toastArea.state);
  const toast = useStore(shownToast);
  // Without this code there are no toasts, but panels show every important message (decision 32).
  useEffect(() => void (toast && toastArea.load().catch(() => undefined)), [toast]);
  return area.step === 'loaded' ? <area.code /> : null;
}
