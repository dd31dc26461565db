import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Twin } from '#entities/twin/twin.ts';
import { formatDateTime } from '#shared/lib/format-date.ts';
import { useStorageLabel } from '#shared/lib/persistence.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Card } from '#shared/ui/card.tsx';
import { CollapseButton } from '../panel/collapsible-step.tsx';
import { ResultPlaceholder } from '../panel/result-placeholder.tsx';
import { PLATFORMS } from './platforms.ts';
import { PostForm, usePostDraft } from './post-form.tsx';
import { PostResult } from './post-preview.tsx';
import { useSavedPosts, type SavedPost } from './saved-posts.ts';

/**
 * Step 4: a post on a topic, in the saved style, for one network (spec §2, §5).
 * @param twin shown as the author in the preview
 */
export function PostPanel({ twin }: { twin?: Twin | undefined }) {
  const { posts, save } = useSavedPosts();
  const [shownId, setShownId] = useState<string>();
  const shown = posts.find(({ id }) => id === shownId) ?? posts[0];
  const { draft, changeDraft } = usePostDraft(shown);
  const storageLabel = useStorageLabel();
  const result = useRef<HTMLDivElement>(null);

  function show(post: SavedPost) {
    save(post);
    flushSync(() => setShownId(post.id));
    // On phones, the post is below the button.
    result.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Card id="post" eyebrow="Step 4" title="Generate content" actions={<CollapseButton />}>
      <div className="grid gap-8 @3xl:grid-cols-2 @3xl:grid-rows-[auto_1fr] @3xl:gap-x-12">
        <PostForm draft={draft} changeDraft={changeDraft} onWritten={show} />
        {/* On phones, the post is between the form and the older posts. */}
        <div
          ref={result}
          className="grid scroll-mt-24 scroll-mb-4 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1"
        >
          {shown ? (
            <PostResult saved={shown} platform={draft.platform} triggerWord={twin?.triggerWord} />
          ) : (
            <ResultPlaceholder title="Your post">Preview your post and its length here.</ResultPlaceholder>
          )}
        </div>
        {posts.length > 1 && (
          <section
            aria-labelledby="last-posts"
            className="grid content-start gap-2 border-t border-line pt-5"
          >
            <header className="flex flex-wrap items-center justify-between gap-3">
              <h3 id="last-posts" className="font-display text-display-sm">
                Last posts
              </h3>
              <Badge tone="neutral">{storageLabel}</Badge>
            </header>
            <ol className="divide-y divide-line">
              {posts.map(({ id, topic, platform, createdAt }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={id === shown?.id}
                    onClick={() => {
                      setShownId(id);
                      changeDraft({ platform });
                    }}
                    className="group grid min-h-11 w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 py-2 text-left"
                  >
                    <span
                      aria-hidden
                      className="size-2 rounded-full border border-edge group-aria-pressed:border-ink group-aria-pressed:bg-ink"
                    />
                    <span className="truncate group-hover:underline group-aria-pressed:font-medium">
                      {topic}
                    </span>
                    <span className="col-start-2 text-sm text-muted">
                      {`${PLATFORMS[platform].name} · ${formatDateTime(createdAt)}`}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </Card>
  );
}
