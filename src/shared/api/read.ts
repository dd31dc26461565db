import type { FetchResponse } from 'openapi-fetch';
import type { paths } from '#openapi/types.gen.ts';
import { api, unwrap } from './client.ts';

/** Every path of the contract that is read with GET (navigations are links, see `serverHref`). */
export type GetPath = {
  [P in keyof paths]: paths[P] extends { get: { responses: { 200: unknown } } } ? P : never;
}[keyof paths];

/** What a GET of this path answers. */
export type Answer<P extends GetPath> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer T } } } };
}
  ? T
  : never;

/** The parts of the path that vary; none for most. */
export type PathParams<P extends GetPath> = paths[P] extends { get: { parameters: { path: infer T } } }
  ? T
  : Record<string, never>;

/** The one way to read a path outside React. @throws {ApiError} */
export function read<P extends GetPath>(
  path: P,
  params?: PathParams<P>,
  signal?: AbortSignal,
): Promise<Answer<P>> {
  // The client's own types tie init to each literal path; here the path is a variable, and PathParams says the same.
  const get = api.GET as (path: P, init: object) => Promise<FetchResponse<never, never, never>>;
  return unwrap<Answer<P>>(get(path, { params: { path: params ?? {} }, ...(signal ? { signal } : {}) }));
}
