import * as v from 'valibot';
import { POST_PLATFORMS } from '#openapi/limits.gen.ts';
import { useStored } from '#shared/api/use-stored.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import { listOf, text, time } from '#shared/lib/schema.ts';

/** A generated post, as stored on this device (decision 16). */
export type SavedPost = v.InferOutput<typeof savedPost>;

const savedPost = v.object({
  id: v.string(),
  topic: v.string(),
  platform: v.picklist(POST_PLATFORMS),
  post: text,
  /** The time by the server's clock, ms since 1970. */
  createdAt: time,
});

/** A post can be 20 kB, and local storage is small. */
const MAX_SAVED_POSTS = 12;

const store = deviceStore('posts', listOf(savedPost));

const NO_POSTS: SavedPost[] = [];

/** The last posts of this user on this device, newest first. */
export function useSavedPosts() {
  const { value: posts = NO_POSTS, change } = useStored(store);
  const save = (post: SavedPost) => change((posts = []) => [post, ...posts].slice(0, MAX_SAVED_POSTS));
  return { posts, save };
}
