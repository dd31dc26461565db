import type { Twin } from './twin.ts';

export interface BeforeTraining {
  /** Keys of the twins that were listed then; null when the list was not known. */
  knownTwins: readonly string[] | null;
  /** ms since 1970 by the server's clock. */
  startedAt: number;
}

/** This device's clock and the server's may differ by so much. */
const CLOCK_SKEW_MS = 60_000;

export function findNewTwin(twins: readonly Twin[], before: BeforeTraining): Twin | undefined {
  const { knownTwins, startedAt } = before;
  if (knownTwins !== null) return twins.find(({ key }) => !knownTwins.includes(key));
  return twins.find(
    ({ completedAt }) => completedAt !== undefined && completedAt >= startedAt - CLOCK_SKEW_MS,
  );
}
