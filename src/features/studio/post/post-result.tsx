import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import type { KeptPost } from './kept-posts.ts';
import { PostLength } from './post-length.tsx';
import { PostPreview } from './post-preview.tsx';

/** A post in its network, how long it is, and the way to take it along. */
export function PostResult({ post, pictureUrl }: { post: KeptPost; pictureUrl: string | undefined }) {
  return (
    <div className="grid content-start gap-5 motion-safe:animate-appear">
      <PostPreview key={post.id} post={post.post} platform={post.platform} pictureUrl={pictureUrl} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PostLength post={post.post} platform={post.platform} />
        <CopyButton key={post.id} text={post.post} label="Copy post" />
      </div>
    </div>
  );
}
