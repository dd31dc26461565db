import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Brief } from '#entities/job/brief.ts';
import { briefSchema, EMPTY_BRIEF } from '#entities/job/brief.ts';
import { referencePhoto, type ReferencePhoto } from '#entities/job/reference-photos.ts';
import { useUserId } from '#shared/api/session.ts';
import { useStored } from '#shared/api/use-stored.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import { listOf, text } from '#shared/lib/schema.ts';

/** The draft of a job of this type, per user; survives closing and a reload. */
export const briefDrafts = (type: string) => deviceStore(`brief-draft-${type}`, briefSchema);

/** The photos of the same draft, stored separately, because they are larger and change less often. */
export const photoDrafts = (type: string) => deviceStore(`photo-draft-${type}`, listOf(referencePhoto));

const repeatDraft = v.object({
  /** Identifies the earlier job: its type, brief and photos. */
  from: text,
  brief: briefSchema,
  photos: listOf(referencePhoto),
});

/** Drafts of earlier jobs that are created again. Separate, because they must not replace the person's own draft. */
const repeatDrafts = deviceStore('again-drafts', listOf(repeatDraft), { replaysChanges: true });
const MAX_REPEAT_DRAFTS = 20;

const NO_PHOTOS: readonly ReferencePhoto[] = [];

export type PhotosChange = (photos: readonly ReferencePhoto[]) => ReferencePhoto[];

/**
 * The draft of a job, stored with every change and live in every tab.
 * @param earlierBrief the brief of an earlier job, instead of this person's draft
 */
export function useJobDraft(
  type: string,
  earlierBrief: Partial<Brief> | undefined,
  earlierPhotos: readonly ReferencePhoto[] = NO_PHOTOS,
) {
  const [isFromEarlierJob, setFromEarlierJob] = useState(earlierBrief !== undefined);
  const own = useOwnDraft(type);
  const repeat = useRepeatDraft(type, earlierBrief ?? {}, earlierPhotos);
  return {
    ...(isFromEarlierJob ? repeat : own),
    /** Is this the draft of an earlier job? */
    isFromEarlierJob,
    own: own.brief,
    switchToOwn: () => setFromEarlierJob(false),
  };
}

function useOwnDraft(type: string) {
  const userId = useUserId();
  const [briefs, photos] = useMemo(() => [briefDrafts(type), photoDrafts(type)] as const, [type]);
  const { value: brief = EMPTY_BRIEF, change: changeBrief } = useStored(briefs);
  const { value: chosen = NO_PHOTOS, change: changePhotos } = useStored(photos);
  return {
    brief,
    photos: chosen,
    changeBrief: (part: Partial<Brief>) =>
      void changeBrief((stored = EMPTY_BRIEF) => ({ ...stored, ...part })),
    changePhotos: (change: PhotosChange) => void changePhotos((stored = []) => change(stored)),
    /** Called when the job was created. Removes the draft, unless another tab has changed it. */
    clear() {
      if (isSame(briefs.read(userId) ?? EMPTY_BRIEF, brief)) briefs.remove(userId);
      if (isSame(photos.read(userId) ?? NO_PHOTOS, chosen)) photos.remove(userId);
    },
  };
}

function useRepeatDraft(
  type: string,
  earlierBrief: Partial<Brief>,
  earlierPhotos: readonly ReferencePhoto[],
) {
  const { value: all = [], change } = useStored(repeatDrafts);
  const start = useMemo(() => {
    const from = JSON.stringify([type, earlierBrief, earlierPhotos.map(({ url }) => url)]);
    return { from, brief: v.parse(briefSchema, earlierBrief), photos: [...earlierPhotos] };
  }, [type, earlierBrief, earlierPhotos]);
  const isThis = ({ from }: { from: string }) => from === start.from;
  const { brief, photos } = all.find(isThis) ?? start;

  function changeThis(next: (draft: typeof start) => Partial<typeof start>) {
    change((stored = []) => {
      const draft = stored.find(isThis) ?? start;
      const others = stored.filter((one) => !isThis(one));
      return [{ ...draft, ...next(draft) }, ...others].slice(0, MAX_REPEAT_DRAFTS);
    });
  }

  return {
    brief,
    photos,
    changeBrief: (part: Partial<Brief>) => changeThis((draft) => ({ brief: { ...draft.brief, ...part } })),
    changePhotos: (next: PhotosChange) => changeThis((draft) => ({ photos: next(draft.photos) })),
    clear: () => void change((stored = []) => stored.filter((one) => !isThis(one))),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
