import { useCallback, useState } from 'react';
import type { DeviceStore } from '../../shared/lib/device-store.ts';

/** What somebody is writing, as it was left on this device, and kept there with every change. */
export function useDraft<Draft>(store: DeviceStore<Draft>, userId: string, empty: Draft) {
  const [draft, show] = useState(() => store.read(userId) ?? empty);
  const write = useCallback(
    (next: Draft) => {
      show(next);
      store.write(userId, next);
    },
    [store, userId],
  );
  return [draft, write] as const;
}
