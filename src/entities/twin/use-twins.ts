import { useMemo } from 'react';
import { ApiError, humanMessage, isSignedOutError } from '#shared/api/api-error.ts';
import { useUserId } from '#shared/api/session.ts';
import { fetchIntoCache, useKnown, useQuery } from '#shared/api/use-query.ts';
import { twinsFromModels, twinsFromStatus, type Twin } from './twin.ts';

const MODELS = '/api/twins/user/{userId}/models';
const NO_LIST = 'The server sent something that is no list of twins.';

export type Twins = ReturnType<typeof useTwins>;

const NO_TWINS: readonly Twin[] = [];

/** The twins, if a screen has read them already: newest first, empty while unknown. */
export function useKnownTwins(): readonly Twin[] {
  const models = useKnown(MODELS, { userId: useUserId() });
  return useMemo(() => twinsFromModels(models) ?? NO_TWINS, [models]);
}

/**
 * The trained twins of the signed-in user. When the models call fails, the training status has the latest one (spec §7), except
 * after a 403, which would refuse that call too.
 */
export function useTwins() {
  const userId = useUserId();
  const models = useQuery(MODELS, { userId });
  const listed = useMemo(() => twinsFromModels(models.data), [models.data]);
  const isBroken = !models.isLoading && listed === undefined && !isSignedOutError(models.error);
  const hasFallback = isBroken && models.error?.status !== 403;
  const status = useQuery(hasFallback ? '/api/twins/train/status/{userId}' : null, { userId });
  const latest = twinsFromStatus(status.data, userId);

  return {
    /** Newest first; empty while unknown. */
    twins: listed ?? (hasFallback ? latest : undefined) ?? [],
    isLoading: models.isLoading || (hasFallback && status.isLoading),
    /** Is `twins` the complete list of the models call? */
    isComplete: listed !== undefined,
    /** Why the list could not be read, also when `twins` has the latest one from the fallback. */
    problem: isBroken ? humanMessage(models.error, NO_LIST) : undefined,
    async reload() {
      await models.reload();
      if (hasFallback) await status.reload();
    },
  };
}

/** Reads the list now, for everybody who shows it, too. @throws {ApiError} also when the answer is no list */
export async function fetchTwins(userId: string): Promise<Twin[]> {
  const twins = twinsFromModels(await fetchIntoCache(MODELS, { userId }));
  if (!twins) throw ApiError.of('unreadable');
  return twins;
}
