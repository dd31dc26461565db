import { afterFirstScreen } from '../lib/lazy-module.ts';
import { BASE_PATH } from '../lib/paths.ts';

/** Responses, by path, to the first screen's requests, which are sent before the app's code loads (src/start/README.md). */
let responses: Record<string, Promise<Response>> = {};

/** Provides the early responses to the first screen. */
export function setEarlyResponses(early: Record<string, Promise<Response>>): void {
  responses = early;
  // Responses that are unused after the first screen are out of date.
  afterFirstScreen(() => {
    responses = {};
  });
}

/** Takes the early response of this request. It serves one request; later requests are sent to the server. */
export function takeEarlyResponse({ url, method }: Request): Promise<Response> | undefined {
  const path = new URL(url).pathname.slice(BASE_PATH.length);
  if (method !== 'GET' || !Object.hasOwn(responses, path)) return undefined;
  const response = responses[path];
  delete responses[path];
  return response;
}
