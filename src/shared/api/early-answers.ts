import { afterFirstScreen } from '../lib/first-screen.ts';
import { BASE_PATH } from '../lib/paths.ts';

/**
 * The answer to a call of the first screen that early-calls.js made already, once. Whatever is asked later, or again,
 * is asked of the server.
 */
export function takeFirstAnswer({ url, method }: Request): Promise<Response> | undefined {
  const answers = globalThis.window?.firstPage?.answers;
  const path = new URL(url).pathname.slice(BASE_PATH.length);
  if (!answers || method !== 'GET' || !Object.hasOwn(answers, path)) return undefined;
  const answer = answers[path];
  delete answers[path];
  return answer;
}

/** What nobody took by then would be out of date. */
afterFirstScreen(() => {
  const page = globalThis.window?.firstPage;
  if (page) page.answers = {};
});
