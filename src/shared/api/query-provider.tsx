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

let mutateOnScreen: Mutate | undefined;

/** The query cache, which lives as long as this component: a new `key` clears it. */
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
 * rejects: the query has the error.
 */
export async function mutateCache(...change: Parameters<Mutate>): Promise<void> {
  // Spread, because SWR reads an explicit `undefined` as "clear the value", and the balance would flicker.
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
