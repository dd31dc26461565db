import { formatDateTime } from '#shared/lib/format-date.ts';
import { useStorageLabel } from '#shared/lib/persistence.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { PLATFORMS } from './platforms.ts';
import type { SavedPost } from './saved-posts.ts';

interface LastPostsProps {
  posts: readonly SavedPost[];
  shownId: string | undefined;
  onShow(id: string): void;
}

export function LastPosts({ posts, shownId, onShow }: LastPostsProps) {
  const storageLabel = useStorageLabel();
  if (posts.length < 2) return null;
  return (
    <section aria-labelledby="last-posts" className="grid content-start gap-2 border-t border-line pt-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="last-posts" className="font-display text-2xl">
          Last posts
        </h3>
        <Badge tone="neutral">{storageLabel}</Badge>
      </header>
      <ol className="divide-y divide-line">
        {posts.map(({ id, topic, platform, createdAt }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === shownId}
              onClick={() => onShow(id)}
              className="group grid min-h-11 w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 py-2 text-left"
            >
              <span
                aria-hidden
                className="size-2 rounded-full border border-edge group-aria-pressed:border-ink group-aria-pressed:bg-ink"
              />
              <span className="truncate group-hover:underline group-aria-pressed:font-medium">{topic}</span>
              <span className="col-start-2 text-[0.8125rem] text-muted">
                {`${PLATFORMS[platform].name} · ${formatDateTime(createdAt)}`}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
