import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { onTabMessage, postToTabs } from '../lib/tabs.ts';
import { ApiError } from './api-error.ts';
import { fetchPath, type GetPath, type PathParams } from './client.ts';
import { currentUser } from './current-user.ts';
import { mutateCache } from './query-provider.tsx';

/**
 * A path of the contract and its parser. Define one source per path; its cache holds the result of `parse`.
 * @param parse returns undefined for an unreadable response
 * @param isOutdated whether a response is older than the known one and therefore ignored
 */
export function source<P extends GetPath, T>(
  path: P,
  parse: (response: unknown, params: PathParams<P>) => T | undefined,
  isOutdated: (response: T, known: T) => boolean = () => false,
) {
  return { path, parse, isOutdated };
}

export type Source<P extends GetPath, T> = ReturnType<typeof source<P, T>>;

/** The state of a source that a component reads. */
export interface Query<T> {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  /** Reads the source again; resolves after success or failure. */
  reload(): Promise<unknown>;
}

/** Decides when a read is sent. */
export type Schedule = <T>(read: () => Promise<T>) => Promise<T>;

const immediately: Schedule = (read) => read();

/**
 * Reads a source (spec §7: a GET on the key's parts joined with a slash). `null` reads nothing.
 * @param schedule decides when the request is sent; see `background.ts`
 */
export function useQuery<P extends GetPath, T>(
  source: Source<P, T> | null,
  params?: PathParams<P>,
  schedule: Schedule = immediately,
): Query<T> {
  const known = useRef<T>(undefined);
  const { data, error, isLoading, mutate } = useSWR<T, ApiError>(
    source && queryKey(source.path, params),
    async () => {
      const response = await schedule(() => read(source as Source<P, T>, params));
      const before = known.current;
      return before !== undefined && source?.isOutdated(response, before) ? before : response;
    },
  );
  useEffect(() => {
    known.current = data;
  }, [data]);
  return { data, error, isLoading, reload: () => mutate().catch(() => undefined) };
}

/** Reads a source outside React without the cache. @throws {ApiError} including for an unreadable response */
export async function read<P extends GetPath, T>(
  { path, parse }: Source<P, T>,
  params = {} as PathParams<P>,
): Promise<T> {
  const value = parse(await fetchPath(path, params), params);
  if (value === undefined) throw ApiError.of('unreadable');
  return value;
}

/** Reads this source again in every tab where it is mounted. */
export function revalidateQuery<P extends GetPath, T>(source: Source<P, T>, params?: PathParams<P>) {
  revalidateInOtherTabs(source, params);
  return mutateCache(queryKey(source.path, params));
}

/** Reads this source again in every other tab where it is mounted. */
export function revalidateInOtherTabs<P extends GetPath, T>({ path }: Source<P, T>, params?: PathParams<P>) {
  postToTabs({ kind: 'queryChanged', key: queryKey(path, params) });
}

onTabMessage((message) => {
  if (message.kind === 'queryChanged') void mutateCache(message.key);
});

/** Reads now, mounted or not, and updates every mounted query of this source. @throws {ApiError} */
export async function fetchIntoCache<P extends GetPath, T>(
  source: Source<P, T>,
  params?: PathParams<P>,
): Promise<T> {
  const user = currentUser();
  const data = await read(source, params);
  // The response belongs to the user of the request.
  if (user === currentUser()) await mutateCache(queryKey(source.path, params), data, { revalidate: false });
  return data;
}

/** `/api/twins/user/{userId}/models` → `['/api/twins/user', 'user_ada', 'models']`. */
function queryKey<P extends GetPath>(path: P, params?: PathParams<P>): readonly string[] {
  const values = (params ?? {}) as Record<string, string>;
  return path
    .split(/\/\{|\}\/?/)
    .map((part, index) => (index % 2 === 0 ? part : (values[part] ?? '')))
    .filter((part) => part !== '');
}
