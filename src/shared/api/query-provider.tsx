import { useLayoutEffect, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

/** Spec §7: no retries, no reloads on focus, reconnect or interval, no stale data. */
const OPTIONS: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  keepPreviousData: false,
  provider: () => new Map(),
};

let mutateOnScreen: Mutate | undefined;

/** Provides the query cache for as long as it is mounted. A new `key` clears the cache. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={OPTIONS}>
      <ShareMutate />
      {children}
    </SWRConfig>
  );
}

/**
 * Changes the query cache from outside React, for example after a charge. Does nothing while no screen is mounted. Never
 * rejects, because the query reports the error.
 */
export async function mutateCache(...change: Parameters<Mutate>): Promise<void> {
  // Spread the arguments: SWR clears the value for an explicit `undefined`, and the balance would flicker.
  await mutateOnScreen?.(...change).catch(() => undefined);
}

function ShareMutate() {
  const { mutate } = useSWRConfig();
  useLayoutEffect(() => {
    mutateOnScreen = mutate;
    return () => {
      if (mutateOnScreen === mutate) mutateOnScreen = undefined;
    };
  }, [mutate]);
  return null;
}
