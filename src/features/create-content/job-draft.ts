import { useMemo, useState } from 'react';
import { parse } from 'valibot';
import { briefSchema, EMPTY_BRIEF, type Brief, type EarlierJob } from '#entities/job/brief.ts';
import { referencePhoto, type ReferencePhoto } from '#entities/job/reference-photos.ts';
import { useDraft } from '#shared/api/use-draft.ts';
import { listOf } from '#shared/lib/schema.ts';

/** Stored apart from the brief, because they are larger and change less often. */
const photoList = listOf(referencePhoto);
const NO_PHOTOS: ReferencePhoto[] = [];

export type PhotosChange = (photos: readonly ReferencePhoto[]) => ReferencePhoto[];

/**
 * The draft of a job, stored with every change and live in every tab. An earlier job that is created again has its own
 * (decision 58): it must not replace this person's.
 */
export function useJobDraft(type: string, earlier: EarlierJob | undefined) {
  const [isFromEarlierJob, setFromEarlierJob] = useState(earlier !== undefined);
  const start = useMemo(() => parse(briefSchema, earlier?.brief ?? {}), [earlier]);
  const own = useDraftNamed(type, EMPTY_BRIEF, NO_PHOTOS);
  const repeat = useDraftNamed(`${type}-${earlier?.id}`, start, earlier?.photos ?? NO_PHOTOS);
  return {
    ...(isFromEarlierJob ? repeat : own),
    /** Is this the draft of an earlier job? */
    isFromEarlierJob,
    own: own.brief,
    switchToOwn: () => setFromEarlierJob(false),
  };
}

/** Survives closing and a reload. @param emptyBrief where none is stored */
function useDraftNamed(name: string, emptyBrief: Brief, noPhotos: ReferencePhoto[]) {
  const brief = useDraft(`brief-draft-${name}`, briefSchema, emptyBrief);
  const photos = useDraft(`photo-draft-${name}`, photoList, noPhotos);
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
