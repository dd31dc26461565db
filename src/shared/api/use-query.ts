import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { onTabMessage, postToTabs } from '../lib/tabs.ts';
import type { ApiError } from './api-error.ts';
import { fetchPath, type Answer, type GetPath, type PathParams } from './fetch-path.ts';
import { currentPerson } from './person.ts';
import { mutateCache } from './query-provider.tsx';

export interface Query<T> {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  /** Resolves with the new data, or undefined when that failed (see `error`). */
  reload(): Promise<T | undefined>;
}

/**
 * Reads `path` (spec §7: a GET on the key's parts joined with a slash). `null` reads nothing.
 * @param isOutdated answers older than the known one are ignored
 */
export function useQuery<P extends GetPath>(
  path: P | null,
  params?: PathParams<P>,
  isOutdated?: (answer: Answer<P>, known: Answer<P>) => boolean,
): Query<Answer<P>> {
  const known = useRef<Answer<P>>(undefined);
  const { data, error, isLoading, mutate } = useSWR<Answer<P>, ApiError>(
    path === null ? null : queryKey(path, params),
    async () => {
      const answer = await fetchPath(path as P, params);
      return known.current !== undefined && isOutdated?.(answer, known.current) ? known.current : answer;
    },
  );
  useEffect(() => {
    known.current = data;
  }, [data]);
  // Repeated presses of Try again share one request.
  const reading = useRef<Promise<Answer<P> | undefined>>(undefined);
  function reload() {
    reading.current ??= mutate()
      .catch(() => undefined)
      .finally(() => (reading.current = undefined));
    return reading.current;
  }
  return { data, error, isLoading, reload };
}

/** What has been read of `path` so far; sends nothing. */
export function useKnown<P extends GetPath>(path: P, params?: PathParams<P>): Answer<P> | undefined {
  return useSWR<Answer<P>>(queryKey(path, params), null).data;
}

/** Reads this query again in every tab where it is mounted. */
export function revalidateQuery<P extends GetPath>(path: P, params?: PathParams<P>): Promise<unknown> {
  revalidateInOtherTabs(path, params);
  return mutateCache(queryKey(path, params));
}

export function revalidateInOtherTabs<P extends GetPath>(path: P, params?: PathParams<P>): void {
  postToTabs({ kind: 'queryChanged', key: queryKey(path, params) });
}

onTabMessage((message) => {
  if (message.kind === 'queryChanged') void mutateCache(message.key);
});

/** Reads now, mounted or not, and updates every mounted query of this path. @throws {ApiError} */
export async function fetchIntoCache<P extends GetPath>(path: P, params?: PathParams<P>): Promise<Answer<P>> {
  const person = currentPerson();
  const data = await fetchPath(path, params);
  // The answer belongs to the user who asked.
  if (person === currentPerson()) await mutateCache(queryKey(path, params), data, { revalidate: false });
  return data;
}

/** `/api/twins/user/{userId}/models` → `['/api/twins/user', 'user_ada', 'models']`. */
export function queryKey<P extends GetPath>(path: P, params?: PathParams<P>): readonly string[] {
  const values = (params ?? {}) as Record<string, string>;
  return path
    .split(/\/\{|\}\/?/)
    .map((part, index) => (index % 2 === 0 ? part : (values[part] ?? '')))
    .filter((part) => part !== '');
}
