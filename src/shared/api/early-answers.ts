import { afterFirstScreen } from '../lib/first-screen.ts';
import { BASE_PATH } from '../lib/paths.ts';

/** Answers to calls of the first screen that left before the code was there, by path (src/start/README.md). */
let answers: Record<string, Promise<Response>> = {};

export function setEarlyAnswers(early: Record<string, Promise<Response>>): void {
  answers = early;
  // Those that are still here by then are out of date.
  afterFirstScreen(() => {
    answers = {};
  });
}

/** An early answer serves one request; whatever is asked again goes to the server. */
export function takeEarlyAnswer({ url, method }: Request): Promise<Response> | undefined {
  const path = new URL(url).pathname.slice(BASE_PATH.length);
  if (method !== 'GET' || !Object.hasOwn(answers, path)) return undefined;
  const answer = answers[path];
  delete answers[path];
  return answer;
}
