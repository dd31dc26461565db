import { Feather } from 'lucide-react';
import * as v from 'valibot';
import { DEFAULT_POST_PLATFORM, MAX_TOPIC_LENGTH, POST_PLATFORMS } from '#openapi/limits.gen.ts';
import { api, unwrap } from '#shared/api/client.ts';
import { useUserId } from '#shared/api/session.ts';
import { useDraft } from '#shared/api/use-stored.ts';
import { now } from '#shared/lib/clock.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { newId } from '#shared/lib/new-id.ts';
import { parseFields, text } from '#shared/lib/schema.ts';
import { textLength, trimText } from '#shared/lib/text-length.ts';
import { Field, Select, TextArea } from '#shared/ui/field.tsx';
import { Form } from '#shared/ui/form.tsx';
import { OutcomeNotice, type Refusal } from '../outcome/use-outcome.tsx';
import { ActionButton, useAction } from '../panel/use-action.tsx';
import { useSavedStyle } from '../writing-style/style-profile.ts';
import { PLATFORMS } from './platforms.ts';
import type { SavedPost } from './saved-posts.ts';

const STYLE_FIRST = 'Analyze your writing style in Step 3 first.';

const postDraft = v.object({ topic: v.string(), platform: v.picklist(POST_PLATFORMS) });
export type PostDraft = v.InferOutput<typeof postDraft>;

/**
 * The draft of a post, with its network.
 * @param shown the post on screen; its network is the default
 */
export function usePostDraft(shown: SavedPost | undefined) {
  const empty: PostDraft = { topic: '', platform: shown?.platform ?? DEFAULT_POST_PLATFORM };
  const { draft, change } = useDraft('post-draft', postDraft, empty);
  return { draft, changeDraft: (part: Partial<PostDraft>) => change((before) => ({ ...before, ...part })) };
}

interface PostFormProps extends ReturnType<typeof usePostDraft> {
  onWritten(post: SavedPost): void;
}

export function PostForm({ draft, changeDraft, onWritten }: PostFormProps) {
  const userId = useUserId();
  const { style } = useSavedStyle();
  const topic = trimText(draft.topic);
  const { platform } = draft;
  const length = textLength(topic);
  const excess = length - MAX_TOPIC_LENGTH;
  const refusal = postRefusal(style !== undefined, length);
  const action = useAction({
    refusal,
    async run(signal) {
      const body = { userId, topic, platform };
      const result = await unwrap(api.POST('/api/twins/generate-post', { body, signal }));
      const { ok, post, error } = parseFields(result, { ok: v.boolean(), post: text, error: text });
      if (ok === true && post !== undefined) return post;
      throw new Error(error);
    },
    onDone: (post) => onWritten({ id: newId(), topic, platform, post, createdAt: now() }),
    failure: (error) => ({ kind: 'postFailed', error }),
  });

  return (
    <Form className="grid content-start gap-5" {...action.form}>
      <Field
        label="Topic"
        hint={`${length} of ${MAX_TOPIC_LENGTH} characters`}
        errorId={action.outcomes.errorId('topicUnusable')}
        error={excess > 0 && `${formatCount(excess, 'character')} too long.`}
      >
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            value={draft.topic}
            placeholder="Our studio opens its doors on Friday"
            onChange={(topic) => changeDraft({ topic })}
          />
        )}
      </Field>
      <Field label="Platform">
        {(ids) => (
          <Select
            {...ids}
            options={POST_PLATFORMS}
            labelOf={(option) => PLATFORMS[option].name}
            value={platform}
            onChange={(chosen) => changeDraft({ platform: chosen })}
          />
        )}
      </Field>
      <div className="grid gap-2">
        <ActionButton
          className="max-sm:w-full"
          disabledReason={style ? undefined : STYLE_FIRST}
          action={action}
          busyLabel="Writing…"
          status="Your post is ready."
        >
          <Feather aria-hidden size={18} />
          Generate Post
        </ActionButton>
        {!style && (
          <p className="text-sm text-muted">
            To write posts in your style,{' '}
            <a href="#writing-style" className="text-ink underline decoration-ember underline-offset-4">
              analyze it in Step 3
            </a>{' '}
            first.
          </p>
        )}
      </div>
      <OutcomeNotice outcomes={action.outcomes} />
    </Form>
  );
}

function postRefusal(hasStyle: boolean, topicLength: number): Refusal | undefined {
  if (!hasStyle) return { kind: 'styleMissing', text: STYLE_FIRST };
  if (topicLength === 0) return { kind: 'topicUnusable', text: 'Describe the post in a few words.' };
  if (topicLength > MAX_TOPIC_LENGTH) return { kind: 'topicUnusable', text: 'Shorten the topic first.' };
  return undefined;
}
