import { useMemo, useSyncExternalStore } from 'react';
import { keptPosts, withPost, type KeptPost } from './kept-posts.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have written one meanwhile.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The last posts of this user on this device, newest first. */
export function useKeptPosts(userId: string) {
  // Compared as text: every read makes a new list, and React would draw for ever.
  const snapshot = useSyncExternalStore(subscribe, () => JSON.stringify(keptPosts.read(userId) ?? []));
  const posts = useMemo(() => JSON.parse(snapshot) as readonly KeptPost[], [snapshot]);

  function keep(post: KeptPost) {
    keptPosts.write(userId, withPost(keptPosts.read(userId) ?? [], post));
    for (const listener of listeners) listener();
  }
  return { posts, keep };
}
