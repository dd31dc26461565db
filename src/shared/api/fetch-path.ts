import type { FetchResponse } from 'openapi-fetch';
import type { paths } from '#openapi/types.gen.ts';
import { api, unwrap } from './client.ts';

/** Every GET path of the contract, except navigations (see `serverHref`). */
export type GetPath = {
  [P in keyof paths]: paths[P] extends { get: { responses: { 200: unknown } } } ? P : never;
}[keyof paths];

/** The response body of this path. */
export type Answer<P extends GetPath> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer T } } } };
}
  ? T
  : never;

/** The parameters of this path. */
export type PathParams<P extends GetPath> = paths[P] extends { get: { parameters: { path: infer T } } }
  ? T
  : Record<string, never>;

/** Reads a path outside React. @throws {ApiError} */
export function fetchPath<P extends GetPath>(
  path: P,
  params?: PathParams<P>,
  signal?: AbortSignal,
): Promise<Answer<P>> {
  // The client types `init` per literal path; here the path is a variable, and PathParams is equivalent.
  const get = api.GET as (path: P, init: object) => Promise<FetchResponse<never, never, never>>;
  return unwrap<Answer<P>>(get(path, { params: { path: params ?? {} }, ...(signal ? { signal } : {}) }));
}
