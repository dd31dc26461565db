import { Feather } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_TOPIC_LENGTH, POST_PLATFORMS } from '#openapi/limits.gen.ts';
import { counted } from '../../../shared/lib/counted.ts';
import { useUserId } from '../../../shared/api/session.ts';
import { useMutation } from '../../../shared/api/use-mutation.ts';
import { now } from '../../../shared/lib/clock.ts';
import { newId } from '../../../shared/lib/new-id.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { ActionRow } from '../action-row.tsx';
import { usePictures } from '../generator/pictures-store.ts';
import { OutcomeNotice } from '../outcome/outcome-notice.tsx';
import { useOutcome, type Refusal } from '../outcome/use-outcome.ts';
import { useSavedStyle } from '../writing-style/style-profile.ts';
import { useKeptPosts, type KeptPost } from './kept-posts.ts';
import { LastPosts } from './last-posts.tsx';
import { isPostPlatform, PLATFORMS } from './platforms.ts';
import { PostResult } from './post-result.tsx';
import { NO_POST, requestPost } from './request-post.ts';
import { usePostDraft } from './use-post-draft.ts';

const STYLE_FIRST = 'Analyze your writing style in Step 3 first: posts are written in it.';

/** Step 4: a post on a topic, in the saved style, for one network (spec §2, §5). Needs nothing from the page. */
export function PostPanel() {
  const userId = useUserId();
  const { posts, keep } = useKeptPosts(userId);
  const { pictures } = usePictures(userId);
  const [shownId, setShownId] = useState<string>();
  const shown = posts.find(({ id }) => id === shownId) ?? posts[0];
  const result = useRef<HTMLDivElement>(null);

  function show(post: KeptPost) {
    keep(post);
    flushSync(() => setShownId(post.id));
    // On a phone it is below its button.
    result.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Card id="post" eyebrow="Step 4" title="Generate content">
      <div className="grid gap-8 @3xl:grid-cols-2 @3xl:grid-rows-[auto_1fr] @3xl:gap-x-12">
        <PostForm onWritten={show} />
        {/* On a phone the post comes right after its button, before the older ones. */}
        <div
          ref={result}
          className="grid scroll-mt-2 scroll-mb-4 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1"
        >
          {shown ? <PostResult post={shown} pictureUrl={pictures?.[0]?.imageUrl} /> : <NoPostYet />}
        </div>
        <LastPosts posts={posts} shownId={shown?.id} onShow={setShownId} />
      </div>
    </Card>
  );
}

/** Apart from the posts, so that typing does not read and draw them again: they may be long. */
function PostForm({ onWritten }: { onWritten(post: KeptPost): void }) {
  const userId = useUserId();
  const { style } = useSavedStyle(userId);
  const { draft, change } = usePostDraft(userId);
  const form = useRef<HTMLDivElement>(null);
  const topic = draft.topic.trim();
  const excess = topic.length - MAX_TOPIC_LENGTH;
  const refusal = postRefusal(style !== undefined, topic.length);
  const outcomes = useOutcome(refusal?.text);
  const { run, cancel, isRunning } = useMutation((signal) =>
    requestPost({ userId, topic, platform: draft.platform }, signal),
  );

  async function generate() {
    if (refusal) {
      outcomes.remind(refusal);
      if (style) form.current?.querySelector('textarea')?.focus();
      return;
    }
    outcomes.clear();
    try {
      const post = await run();
      if (post === undefined) return;
      onWritten({ id: newId(), topic, platform: draft.platform, post, createdAt: now() });
    } catch (error) {
      outcomes.fail('Post Generation Failed', error, NO_POST);
    }
  }

  return (
    <div ref={form} className="grid content-start gap-5">
      <Field
        label="Topic"
        hint={`${topic.length} of ${MAX_TOPIC_LENGTH} characters`}
        error={excess > 0 && `${counted(excess, 'character')} too long.`}
      >
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            value={draft.topic}
            placeholder="Our studio opens its doors on Friday"
            onChange={(event) => change({ topic: event.target.value })}
          />
        )}
      </Field>
      <Field label="Platform">
        {(ids) => (
          <Select
            {...ids}
            value={draft.platform}
            onChange={({ target }) => isPostPlatform(target.value) && change({ platform: target.value })}
          >
            {POST_PLATFORMS.map((platform) => (
              <option key={platform} value={platform}>
                {PLATFORMS[platform].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-2">
        <ActionRow isRunning={isRunning} onCancel={cancel}>
          <Button
            refusal={style ? undefined : STYLE_FIRST}
            isBusy={isRunning}
            busyLabel="Writing…"
            onClick={() => void generate()}
          >
            <Feather aria-hidden size={18} />
            Generate Post
          </Button>
        </ActionRow>
        {!style && (
          <p className="text-sm text-muted">
            Posts are written in your style:{' '}
            <a href="#writing-style" className="text-ink underline decoration-ember underline-offset-4">
              analyze it in Step 3
            </a>{' '}
            first.
          </p>
        )}
      </div>
      <OutcomeNotice outcomes={outcomes} />
    </div>
  );
}

function postRefusal(hasStyle: boolean, topicLength: number): Refusal | undefined {
  if (!hasStyle) return { title: 'No writing style yet', text: STYLE_FIRST };
  if (topicLength === 0) return { title: 'Enter Topic', text: 'Say in a few words what the post is about.' };
  if (topicLength > MAX_TOPIC_LENGTH) return { title: 'Enter Topic', text: 'Shorten the topic first.' };
  return undefined;
}

function NoPostYet() {
  return (
    <div className="content-center rounded-control bg-sunken p-6 text-muted @max-3xl:hidden">
      <p className="font-display text-display-md text-ink">Hot off the press</p>
      <p className="mt-2 max-w-[44ch]">
        Your post appears here as its network shows it, with that network’s limit counted.
      </p>
    </div>
  );
}
