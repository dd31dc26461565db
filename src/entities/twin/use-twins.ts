import { useEffect } from 'react';
import { humanMessage } from '#shared/api/api-error.ts';
import { useUserId } from '#shared/api/session.ts';
import { fetchIntoCache, source, useQuery } from '#shared/api/use-query.ts';
import { useStored } from '#shared/api/use-stored.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import { storedTwins, twinsFromModels, twinsFromStatus, type Twin, type TwinList } from './twin.ts';

const LISTED = source('/api/twins/user/{userId}/models', twinsFromModels);
const LATEST = source('/api/twins/train/status/{userId}', (response, { userId }) =>
  twinsFromStatus(response, userId),
);

export type Twins = ReturnType<typeof useTwins>;

const NO_TWINS: readonly Twin[] = [];

/** The newest twins of the last list that was read on this device. They are shown, and never used for a charge. */
const lastTwins = deviceStore('twins', storedTwins);
const REMEMBERED = 24;

/** The twins that this device has read last, without a request: newest first, empty while unknown. */
export function useKnownTwins(): readonly Twin[] {
  return useStored(lastTwins).value ?? NO_TWINS;
}

/**
 * The trained twins of the signed-in user. When the models call fails, the training status has the latest one (spec §7), except
 * after a 403, which would refuse that call too. When both fail, they are the last ones of this device.
 */
export function useTwins() {
  const userId = useUserId();
  const listed = useQuery(LISTED, { userId });
  const { error } = listed;
  const data = listed.data?.twins;
  // After a 401 the landing is shown, so no panel need explain it.
  const isBroken = !isFirstRead(listed) && data === undefined && error?.status !== 401;
  const hasFallback = isBroken && error?.status !== 403;
  const latest = useQuery(hasFallback ? LATEST : null, { userId });
  const isLoading = isFirstRead(listed) || (hasFallback && isFirstRead(latest));
  const read = data ?? (hasFallback ? latest.data : undefined);
  const remembered = hasFallback && !isLoading && !read?.length ? lastTwins.read(userId) : undefined;
  useEffect(() => {
    if (data) lastTwins.write(userId, data.slice(0, REMEMBERED));
  }, [data, userId]);

  return {
    /** Newest first; empty while unknown. */
    twins: remembered ?? read ?? NO_TWINS,
    isLoading,
    /** Is `twins` the complete list of the models call? */
    isComplete: data !== undefined,
    /** Are they only the last ones that were read on this device? */
    isRemembered: remembered !== undefined,
    /** Is it known that there is none? A list that cannot be read is not an empty one. */
    isNewcomer: (data ?? remembered)?.length === 0,
    /** Why the list could not be read, also when `twins` has the latest one from the fallback. */
    problem: isBroken ? humanMessage(error, 'Couldn’t load your twins.') : undefined,
    async reload() {
      await listed.reload();
      if (hasFallback) await latest.reload();
    },
  };
}

/** While a list that failed is read again, the panels stay: what they do goes on. */
function isFirstRead({ isLoading, error }: { isLoading: boolean; error: unknown }): boolean {
  return isLoading && error === undefined;
}

/** Reads the list now, for all components that show it. @throws {ApiError} also when the response is not a list */
export function fetchTwins(userId: string): Promise<TwinList> {
  return fetchIntoCache(LISTED, { userId });
}
