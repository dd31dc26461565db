import { useLayoutEffect, type ReactNode } from 'react';
import { SWRConfig, unstable_serialize, useSWRConfig, type Cache, type SWRConfiguration } from 'swr';

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

let mutateOnScreen: Mutate | undefined;
let cacheOnScreen: Cache | undefined;

/** The query cache, which lives as long as this component: a new `key` clears it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={OPTIONS}>
      <ShareCache />
      {children}
    </SWRConfig>
  );
}

/**
 * Changes the query cache from outside React, for example after a charge. Does nothing while no screen is mounted. Never
 * rejects: the query has the error.
 */
export async function mutateCache(...change: Parameters<Mutate>): Promise<void> {
  // Spread, because SWR reads an explicit `undefined` as "clear the value", and the balance would flicker.
  await mutateOnScreen?.(...change).catch(() => undefined);
}

/** The value of a key in the query cache now; undefined while no screen is mounted. */
export function cachedValue(key: readonly string[]): unknown {
  return cacheOnScreen?.get(unstable_serialize(key))?.data;
}

function ShareCache() {
  const { mutate, cache } = useSWRConfig();
  useLayoutEffect(() => {
    mutateOnScreen = mutate;
    cacheOnScreen = cache;
    return () => {
      if (mutateOnScreen === mutate) mutateOnScreen = cacheOnScreen = undefined;
    };
  }, [mutate, cache]);
  return null;
}
