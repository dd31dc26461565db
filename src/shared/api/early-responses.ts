import { afterFirstScreen } from '../lib/lazy-module.ts';
import { BASE_PATH } from '../lib/paths.ts';

/** Responses to calls of the first screen, sent before the app's code was loaded, by path (src/start/README.md). */
let responses: Record<string, Promise<Response>> = {};

export function setEarlyAnswers(early: Record<string, Promise<Response>>): void {
  responses = early;
  // Answers that are still unused by then are out of date.
  afterFirstScreen(() => {
    responses = {};
  });
}

/** Each early answer serves one request; later ones go to the server. */
export function takeEarlyResponse({ url, method }: Request): Promise<Response> | undefined {
  const path = new URL(url).pathname.slice(BASE_PATH.length);
  if (method !== 'GET' || !Object.hasOwn(responses, path)) return undefined;
  const response = responses[path];
  delete responses[path];
  return response;
}
