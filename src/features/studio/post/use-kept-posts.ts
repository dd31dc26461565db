import { useState } from 'react';
import { keptPosts, withPost, type KeptPost } from './kept-posts.ts';

/** The last posts of this user on this device, newest first. */
export function useKeptPosts(userId: string) {
  const [posts, setPosts] = useState<readonly KeptPost[]>(() => keptPosts.read(userId) ?? []);

  function keep(post: KeptPost) {
    // Another tab may have written one meanwhile.
    const next = withPost(keptPosts.read(userId) ?? posts, post);
    keptPosts.write(userId, next);
    setPosts(next);
  }
  return { posts, keep };
}
