import { errorMessage } from '../../../shared/api/api-error.ts';
import { answer, api } from '../../../shared/api/client.ts';
import type { PostPlatform } from './platforms.ts';

interface PostRequest {
  userId: string;
  topic: string;
  platform: PostPlatform;
}

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
  const written = await answer(api.POST('/api/twins/generate-post', { body, signal }));
  const post: unknown = written.post;
  if (written.ok && typeof post === 'string' && post.trim() !== '') return post;
  throw new Error(errorMessage(new Error(written.error), 'No post in response'));
}
