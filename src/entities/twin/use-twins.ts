import { useMemo } from 'react';
import { humanMessage, isSignedOutError } from '../../shared/api/api-error.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { twinsFromModels, twinsFromStatus } from './twin.ts';

const NO_LIST = 'The server sent something that is no list of twins.';

export type Twins = ReturnType<typeof useTwins>;

/**
 * The trained twins of a user. When the models call is not ok, the training status knows the latest one (spec §7).
 * Where they are refused (403) that call would be, too.
 */
export function useTwins(userId: string) {
  const models = useQuery('/api/twins/user/{userId}/models', { userId });
  const listed = useMemo(() => twinsFromModels(models.data), [models.data]);
  const isBroken = !models.isLoading && listed === undefined && !isSignedOutError(models.error);
  const hasFallback = isBroken && models.error?.status !== 403;
  const status = useQuery(hasFallback ? '/api/twins/train/status/{userId}' : null, { userId });
  const latest = twinsFromStatus(status.data, userId);

  return {
    /** Newest first; empty also while nothing is known. */
    twins: listed ?? (hasFallback ? latest : undefined) ?? [],
    isLoading: models.isLoading || (hasFallback && status.isLoading),
    /** Is `twins` the whole list, as the models call gave it? */
    isComplete: listed !== undefined,
    /** Why the list could not be read. With `twins` all the same: the fallback knew the latest one. */
    problem: isBroken ? humanMessage(models.error, NO_LIST) : undefined,
    async reload() {
      await models.reload();
      if (hasFallback) await status.reload();
    },
  };
}
