import { useState } from 'react';
import * as v from 'valibot';
import { DEFAULT_POST_PLATFORM, POST_PLATFORMS } from '#openapi/limits.gen.ts';
import { deviceStore } from '../../../shared/lib/device-store.ts';

const postDraft = v.object({ topic: v.string(), platform: v.picklist(POST_PLATFORMS) });

type PostDraft = v.InferOutput<typeof postDraft>;

const drafts = deviceStore('post-draft', postDraft);

/** Topic and platform as they were left; facebook at first (spec §9). */
export function usePostDraft(userId: string) {
  const [draft, setDraft] = useState<PostDraft>(
    () => drafts.read(userId) ?? { topic: '', platform: DEFAULT_POST_PLATFORM },
  );
  function change(part: Partial<PostDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    drafts.write(userId, next);
  }
  return { draft, change };
}
