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

/** What was read lives as long as this does: give it a new `key` and everything is forgotten. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={OPTIONS}>
      <ShareMutate />
      {children}
    </SWRConfig>
  );
}

/** Changes the queries on screen from outside React: after a charge, say. Without a screen nothing happens. */
export async function mutateCache(...change: Parameters<Mutate>): Promise<void> {
  // As many arguments as were given: to SWR an explicit `undefined` means "forget", and the balance would flicker.
  await mutateOnScreen?.(...change);
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
