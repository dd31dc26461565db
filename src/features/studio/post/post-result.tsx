import { TriangleAlert } from 'lucide-react';
import { memo, useMemo } from 'react';
import { formatCount, formatNumber } from '#shared/lib/format-count.ts';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { characterCount, PLATFORMS } from './platforms.ts';
import { PostPreview, type PostProps } from './post-preview.tsx';
import type { SavedPost } from './saved-posts.ts';

interface PostResultProps extends Omit<PostProps, 'post'> {
  post: SavedPost;
}

/** A post in the chosen network, its length, and a copy button. Memoized, so that typing does not render it again. */
export const PostResult = memo(function PostResult({ post, ...preview }: PostResultProps) {
  return (
    <div className="grid content-start gap-5 motion-safe:animate-appear">
      <PostPreview key={`${post.id} ${preview.platform}`} post={post.post} {...preview} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PostLength post={post.post} platform={preview.platform} />
        <CopyButton key={post.id} text={post.post} label="Copy post" />
      </div>
    </div>
  );
});

function PostLength({ post, platform }: Pick<PostProps, 'post' | 'platform'>) {
  const { name, maxCharacters } = PLATFORMS[platform];
  const count = useMemo(() => characterCount(post), [post]);
  const excess = count - maxCharacters;
  return (
    <div className="grid min-w-44 flex-1 gap-1.5 text-sm">
      {excess > 0 ? (
        <p className="flex items-center gap-1.5 font-medium text-rose">
          <TriangleAlert aria-hidden size={16} className="shrink-0" />
          <span>{`${formatCount(count, 'character')}, ${formatNumber(excess)} too many for ${name}`}</span>
        </p>
      ) : (
        <p className="text-muted">
          {`${formatCount(count, 'character')}; ${name} takes ${formatNumber(maxCharacters)}`}
        </p>
      )}
      <div aria-hidden className="h-1 overflow-hidden rounded-full bg-sunken">
        <div
          className={`h-full rounded-full ${excess > 0 ? 'bg-rose' : 'bg-ember-hot'}`}
          style={{ width: `${Math.max(1, Math.min(100, (count / maxCharacters) * 100))}%` }}
        />
      </div>
    </div>
  );
}
