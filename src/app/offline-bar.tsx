import { WifiOff } from 'lucide-react';
import { useIsOnline } from '#shared/lib/use-is-online.ts';

/** Shown at the bottom of the window while the device is offline; it does not cover the end of the page. */
export function OfflineBar() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className="sticky bottom-0 z-40">
      {!isOnline && (
        <p className="bg-ink py-2.5 text-paper">
          <span className="measure flex items-center gap-3">
            <WifiOff aria-hidden size={18} className="shrink-0" />
            <strong className="font-medium">You are offline.</strong>
          </span>
        </p>
      )}
    </div>
  );
}
