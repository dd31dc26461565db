import { boolean } from 'valibot';
import { answer, api } from '../../../shared/api/client.ts';
import { readFields, text } from '../../../shared/lib/schema.ts';
import type { PostPlatform } from './platforms.ts';

interface PostRequest {
  userId: string;
  topic: string;
  platform: PostPlatform;
}

/** For a server that says neither what it wrote nor why not. */
export const NO_POST = 'No post in response';

/**
 * Asks for one post (spec §7).
 * @returns its text, never empty.
 * @throws {Error} whose message is the text of Post Generation Failed (spec §8).
 */
export async function requestPost(
  { userId, topic, platform }: PostRequest,
  signal: AbortSignal,
): Promise<string> {
  const body = { userId, topic, platform };
  const result = await answer(api.POST('/api/twins/generate-post', { body, signal }));
  const { ok, post, error } = readFields(result, { ok: boolean(), post: text, error: text });
  if (ok === true && post !== undefined) return post;
  throw new Error(error ?? NO_POST);
}
