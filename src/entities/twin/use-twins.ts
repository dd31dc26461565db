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

/** The newest twins of the last list that this device has read. They are shown but never used for a charge. */
const lastTwins = deviceStore('twins', storedTwins);
const REMEMBERED = 24;

/** The last twins that this device has read, without a request: newest first, empty while unknown. */
export function useKnownTwins(): readonly Twin[] {
  return useStored(lastTwins).value ?? NO_TWINS;
}

/**
 * The trained twins of the signed-in user. When the models request fails, the latest twin is read from the training status
 * (spec §7), except after a 403, which would also refuse that request. When both fail, the last twins of this device are
 * shown.
 */
export function useTwins() {
  const userId = useUserId();
  const listed = useQuery(LISTED, { userId });
  const { error } = listed;
  const data = listed.data?.twins;
  // After a 401 the landing is shown, so no panel explains it.
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
    /** Whether `twins` is the complete list of the models operation. */
    isComplete: data !== undefined,
    /** Whether `twins` are only the last twins that this device has read. */
    isRemembered: remembered !== undefined,
    /** Whether the user is known to have no twin. An unreadable list is not an empty list. */
    isNewcomer: (data ?? remembered)?.length === 0,
    /** Why the list could not be read, even if `twins` has the latest twin from the fallback. */
    problem: isBroken ? humanMessage(error, 'Couldn’t load your twins.') : undefined,
    async reload() {
      await listed.reload();
      if (hasFallback) await latest.reload();
    },
  };
}

/** Whether the list is read for the first time. During a later read the panels stay mounted. */
function isFirstRead({ isLoading, error }: { isLoading: boolean; error: unknown }): boolean {
  return isLoading && error === undefined;
}

/** Reads the list now and updates all components that show it. @throws {ApiError} including when it is not a list */
export function fetchTwins(userId: string): Promise<TwinList> {
  return fetchIntoCache(LISTED, { userId });
}
