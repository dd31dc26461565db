import { useLayoutEffect, type ReactNode } from 'react';
import { SWRConfig, unstable_serialize, useSWRConfig, type Cache, type SWRConfiguration } from 'swr';

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
let cacheOnScreen: Cache | undefined;

/** Provides the query cache for as long as it is mounted. A new `key` clears the cache. */
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
 * rejects, because the query reports the error.
 */
export async function mutateCache(...change: Parameters<Mutate>): Promise<void> {
  // Spread the arguments: SWR clears the value for an explicit `undefined`, and the balance would flicker.
  await mutateOnScreen?.(...change).catch(() => undefined);
}

/** The current value of a key in the query cache; undefined while no screen is mounted. */
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
