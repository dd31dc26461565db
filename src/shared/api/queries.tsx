import { useLayoutEffect, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

/** Spec §7: not retried, not read again on focus, reconnect or interval, never stale. */
const OPTIONS: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  keepPreviousData: false,
  provider: () => new Map(),
};

let shown: Mutate | undefined;

/** What was read lives as long as this does: give it a new `key` and everything is forgotten. */
export function Queries({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={OPTIONS}>
      <Reach />
      {children}
    </SWRConfig>
  );
}

/** Changes the queries on screen from outside React: after a charge, say. Without a screen nothing happens. */
export async function mutateShown(...change: Parameters<Mutate>): Promise<void> {
  // As many arguments as were given: to SWR an explicit `undefined` means "forget", and the balance would flicker.
  await shown?.(...change);
}

function Reach() {
  const { mutate } = useSWRConfig();
  useLayoutEffect(() => {
    shown = mutate;
    return () => {
      if (shown === mutate) shown = undefined;
    };
  }, [mutate]);
  return null;
}
