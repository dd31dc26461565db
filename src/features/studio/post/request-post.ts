import { answer, api } from '../../../shared/api/client.ts';
import { asUntrusted } from '../../../shared/api/untrusted.ts';
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
  const { ok, post, error } = asUntrusted(result);
  if (ok && typeof post === 'string' && post.trim() !== '') return post;
  throw new Error(typeof error === 'string' && error.trim() !== '' ? error : NO_POST);
}
