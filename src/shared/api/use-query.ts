import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import type { ApiError } from './api-error.ts';
import { currentPerson } from './person.ts';
import { mutateCache } from './query-provider.tsx';
import { read, type Answer, type GetPath, type PathParams } from './read.ts';

export interface Query<T> {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  /** Reads again; resolves with the new data, or undefined when that failed (see `error`). */
  reload(): Promise<T | undefined>;
}

/**
 * Reads `path` (spec §7: a GET on the key's parts joined with a slash). `null` reads nothing.
 * @param isOutdated is this answer older than the one that is known? Then it is ignored.
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
      const answer = await read(path as P, params);
      return known.current !== undefined && isOutdated?.(answer, known.current) ? known.current : answer;
    },
  );
  useEffect(() => {
    known.current = data;
  }, [data]);
  // Impatient presses on Try again are one request.
  const reading = useRef<Promise<Answer<P> | undefined>>(undefined);
  function reload() {
    reading.current ??= mutate()
      .catch(() => undefined)
      .finally(() => (reading.current = undefined));
    return reading.current;
  }
  return { data, error, isLoading, reload };
}

/** Reads exactly this query again if somebody shows it; else nothing goes out. */
export function revalidateQuery<P extends GetPath>(path: P, params?: PathParams<P>): Promise<unknown> {
  return mutateCache(queryKey(path, params));
}

/** Reads now, whether or not somebody shows it, and gives the answer to everybody who does. @throws {ApiError} */
export async function readIntoCache<P extends GetPath>(path: P, params?: PathParams<P>): Promise<Answer<P>> {
  const person = currentPerson();
  const data = await read(path, params);
  // What was read for one person is not shown to the next.
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
