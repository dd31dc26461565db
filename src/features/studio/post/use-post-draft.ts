import { useState } from 'react';
import { DEFAULT_POST_PLATFORM } from '#openapi/limits.gen.ts';
import { deviceStore } from '../../../shared/lib/device-store.ts';
import { isPostPlatform, type PostPlatform } from './platforms.ts';

interface PostDraft {
  topic: string;
  platform: PostPlatform;
}

const drafts = deviceStore('post-draft', isPostDraft);

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

function isPostDraft(value: unknown): value is PostDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { topic, platform } = value as Record<string, unknown>;
  return typeof topic === 'string' && isPostPlatform(platform);
}
