import { useStored } from '../../../shared/lib/use-stored.ts';
import { keptPosts, withPost, type KeptPost } from './kept-posts.ts';

const NONE: readonly KeptPost[] = [];

/** The last posts of this user on this device, newest first. */
export function useKeptPosts(userId: string) {
  const { value: posts = NONE, write } = useStored(keptPosts, userId);
  // Read again: another tab may have written one meanwhile.
  const keep = (post: KeptPost) => write(withPost(keptPosts.read(userId) ?? [], post));
  return { posts, keep };
}
