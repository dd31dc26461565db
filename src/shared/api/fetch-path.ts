import type { paths } from '#openapi/types.gen.ts';
import { call, unwrap } from './client.ts';

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
export function fetchPath<P extends GetPath>(path: P, params?: PathParams<P>): Promise<Answer<P>> {
  return unwrap(call('GET', path, { params: { path: params ?? {} } }) as Promise<{ data?: Answer<P> }>);
}
