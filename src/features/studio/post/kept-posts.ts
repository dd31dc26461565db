import { deviceStore } from '../../../shared/lib/device-store.ts';
import { isPostPlatform, type PostPlatform } from './platforms.ts';

/** A post that was written here, as it is kept on this device (decision 16). */
export interface KeptPost {
  id: string;
  topic: string;
  platform: PostPlatform;
  post: string;
  /** ms since 1970 by the server's clock. */
  createdAt: number;
}

/** A post can be 20 kB, and local storage is small. */
export const MAX_KEPT_POSTS = 12;

export const keptPosts = deviceStore('posts', isPostList);

/** Newest first; the oldest leave. */
export function withPost(posts: readonly KeptPost[], post: KeptPost): KeptPost[] {
  return [post, ...posts.filter(({ id }) => id !== post.id)].slice(0, MAX_KEPT_POSTS);
}

function isPostList(value: unknown): value is KeptPost[] {
  return Array.isArray(value) && value.every(isKeptPost);
}

function isKeptPost(value: unknown): value is KeptPost {
  if (typeof value !== 'object' || value === null) return false;
  const { id, topic, platform, post, createdAt } = value as Record<string, unknown>;
  return (
    [id, topic, post].every((text) => typeof text === 'string') &&
    isPostPlatform(platform) &&
    Number.isFinite(createdAt)
  );
}
