import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { briefSchema, EMPTY_BRIEF, type Brief } from '#entities/job/brief.ts';
import { referencePhoto, type ReferencePhoto } from '#entities/job/reference-photos.ts';
import { useDraft } from '#shared/api/use-draft.ts';
import { listOf, text } from '#shared/lib/schema.ts';

/** Stored apart from the brief, because they are larger and change less often. */
const photoList = listOf(referencePhoto);

const repeatDraft = v.object({
  /** Identifies the earlier job: its type, brief and photos. */
  from: text,
  brief: briefSchema,
  photos: listOf(referencePhoto),
});

/** Drafts of earlier jobs that are created again. Separate, because they must not replace the person's own draft. */
const repeatDrafts = listOf(repeatDraft);
const MAX_REPEAT_DRAFTS = 20;

const NO_PHOTOS: ReferencePhoto[] = [];

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

/** The draft of a job of this type; survives closing and a reload. */
function useOwnDraft(type: string) {
  const brief = useDraft(`brief-draft-${type}`, briefSchema, EMPTY_BRIEF);
  const photos = useDraft(`photo-draft-${type}`, photoList, NO_PHOTOS);
  return {
    brief: brief.draft,
    photos: photos.draft,
    changeBrief: (part: Partial<Brief>) => brief.change((draft) => ({ ...draft, ...part })),
    changePhotos: photos.change,
    /** Called when the job was created. */
    clear() {
      brief.clear();
      photos.clear();
    },
  };
}

function useRepeatDraft(
  type: string,
  earlierBrief: Partial<Brief>,
  earlierPhotos: readonly ReferencePhoto[],
) {
  const { draft: all, change } = useDraft('again-drafts', repeatDrafts, [], true);
  const start = useMemo(() => {
    const from = JSON.stringify([type, earlierBrief, earlierPhotos.map(({ url }) => url)]);
    return { from, brief: v.parse(briefSchema, earlierBrief), photos: [...earlierPhotos] };
  }, [type, earlierBrief, earlierPhotos]);
  const isThis = ({ from }: { from: string }) => from === start.from;
  const { brief, photos } = all.find(isThis) ?? start;

  function changeThis(next: (draft: typeof start) => Partial<typeof start>) {
    change((stored) => {
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
    clear: () => change((stored) => stored.filter((one) => !isThis(one))),
  };
}
